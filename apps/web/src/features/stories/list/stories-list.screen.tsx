import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { usePageOf } from "../../../shared/review/content-actions.ts";
import { storyBulk } from "../story-bulk.ts";
import { storyDialogs } from "../story-dialogs.ts";
import { createStoryPath, storyKind, storyPath, storyPreviewPath } from "../story.kind.ts";
import { useStoryArt } from "../use-story-art.ts";
import { storiesList } from "./stories.list.tsx";

const exported = exportBy(async () => (await import("../story-jobs.generated.ts")).StoriesExportDocument);
const choicesOf = (all: readonly { id: string; name: string }[]) =>
  all.map(({ id, name }) => ({ value: id, label: name }));

/** The stories that the app tells, by their covers. */
export function StoriesListScreen() {
  const { characters, backgrounds } = useStoryArt();
  const pageOf = usePageOf(storyKind, storyPath, storyPreviewPath);
  return (
    <RecordListPage
      kind={storyKind}
      list={storiesList}
      dialogs={storyDialogs}
      title="Stories"
      searchLabel="Title"
      add={{ label: "Add story", href: createStoryPath }}
      actions={[
        { label: "Characters", href: "/app/characters" },
        { label: "Backgrounds", href: "/app/backgrounds" },
      ]}
      rowHref={({ id }) => pageOf(id)}
      bulk={storyBulk}
      exported={exported}
      choices={{ characterId: choicesOf(characters), backgroundId: choicesOf(backgrounds) }}
      empty={{
        title: "No stories yet.",
        text: "Add the first one: scenes with characters, and what they say.",
        toReaders: "Writers add the first one.",
      }}
    />
  );
}
