import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Monitor } from "@app/ui/icons.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { useContentEvents, withoutMain } from "../../../shared/review/content-actions.ts";
import { ContentReview } from "../../../shared/review/content-review.tsx";
import { ContentStatus } from "../../../shared/review/content-status.tsx";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { AppErrors } from "../../app-feedback/app-errors.public.tsx";
import { storyDialogs } from "../story-dialogs.ts";
import { storyEvents } from "../story-events.ts";
import { StoryResolveCommentDocument, StoryUpdateDocument } from "../story-mutations.generated.ts";
import { StoryRecordDocument, type StoryRecordFragment } from "../story.generated.ts";
import { storiesPath, storyPreviewPath } from "../story.kind.ts";
import { StoryEditor } from "./story-editor.tsx";
import { StoryFacts } from "./story-facts.tsx";
import css from "./scene-form.module.css";
import { storyForm, storyParts } from "./story.fields.ts";

/** One story: its editor for those who may edit it now, what it says for everybody else, and its review. */
export function EditStoryScreen() {
  return (
    <>
      <RecordPage
        what="story"
        query={StoryRecordDocument}
        param="id"
        list={{ label: "Go to stories", href: storiesPath }}
      >
        {(story) => (story.offered.includes("EDIT") ? <Edit key={story.id} story={story} /> : <Shown story={story} />)}
      </RecordPage>
      <RecordDialogs dialogs={storyDialogs} />
    </>
  );
}

/** Below the title: of which language it is, and who added it. */
const lineOf = ({ subject, author }: StoryRecordFragment) => (author ? `${subject}, added by ${author.name}` : subject);

/** Leads to the story as the app tells it. */
const previewOf = ({ id }: StoryRecordFragment) => ({ label: "Preview", icon: Monitor, href: storyPreviewPath(id) });

/** The review, and what users of the app say is wrong. */
const Review = ({ story }: { story: StoryRecordFragment }) => (
  <div className={css.aside}>
    <ContentReview content={story} resolve={StoryResolveCommentDocument} />
    <AppErrors id={story.id} />
  </div>
);

function Edit({ story }: { story: StoryRecordFragment }) {
  const { offer } = useUndo();
  const { form } = useRecordForm({
    name: "story",
    id: story.id,
    labels: storyForm.labels,
    show: storyForm.show,
    partIds: storyParts,
    ...useRecordUpdate(storyForm, StoryUpdateDocument, story),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      const { id, version, name } = saved;
      offer({ kind: "STORY", id, version, name, text: `${name} saved.` });
    },
  });
  return (
    <StoryEditor
      form={form}
      title={story.name}
      status={<ContentStatus status={story.status} />}
      facts={lineOf(story)}
      saveLabel="Save changes"
      actions={[previewOf(story), ...withoutMain(useContentEvents(storyEvents, story))]}
      review={<Review story={story} />}
    />
  );
}

function Shown({ story }: { story: StoryRecordFragment }) {
  return (
    <DetailPage
      title={story.name}
      status={<ContentStatus status={story.status} />}
      line={lineOf(story)}
      actions={[previewOf(story), ...useContentEvents(storyEvents, story)]}
      aside={<Review story={story} />}
    >
      <StoryFacts story={story} />
    </DetailPage>
  );
}
