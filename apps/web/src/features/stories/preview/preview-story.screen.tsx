import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Pencil } from "@app/ui/icons.ts";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { ContentStatus } from "../../../shared/review/content-status.tsx";
import { soundsOf, storyForm } from "../form/story.fields.ts";
import { StoryRecordDocument, type StoryRecordFragment } from "../story.generated.ts";
import { storiesPath, storyPath } from "../story.kind.ts";
import { useStoryArt } from "../use-story-art.ts";
import { StoryPlayer } from "./story-player.tsx";
import { toldSteps } from "./told-scenes.ts";

/** A story as the app tells it, as it stands now. */
export function PreviewStoryScreen() {
  return (
    <RecordPage
      what="story"
      query={StoryRecordDocument}
      param="id"
      list={{ label: "Go to stories", href: storiesPath }}
    >
      {(story) => <Preview key={story.id} story={story} />}
    </RecordPage>
  );
}

function Preview({ story }: { story: StoryRecordFragment }) {
  const art = useStoryArt();
  const { id, name, subject, status, offered } = story;
  const { scenes, questions } = storyForm.recordOf(story).values;
  return (
    <DetailPage
      title={name}
      status={<ContentStatus status={status} />}
      line={`${subject}, as it stands now. ← and → go through it.`}
      actions={[{ label: offered.includes("EDIT") ? "Edit" : "Open", icon: Pencil, href: storyPath(id) }]}
    >
      <StoryPlayer
        steps={toldSteps(scenes, art)}
        questions={questions}
        subject={subject}
        sounds={soundsOf(story)}
        byKeys
      />
    </DetailPage>
  );
}
