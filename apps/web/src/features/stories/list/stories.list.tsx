import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { actionsColumn, countColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { useContentRowActions, usePageOf } from "../../../shared/review/content-actions.ts";
import { audioColumn, levelColumn, subjectColumn } from "../../../shared/review/content-columns.tsx";
import { languages, levelOptions } from "../../../shared/review/content-labels.ts";
import { statusColumn } from "../../../shared/review/content-status.tsx";
import { reviewFilters } from "../../../shared/review/review-filters.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { storyEvents } from "../story-events.ts";
import { StoriesListDocument, type StoryRowFragment } from "../story.generated.ts";
import { storyKind, storyPath, storyPreviewPath } from "../story.kind.ts";
import css from "./stories-list.module.css";

function StoryActions({ story }: { story: StoryRowFragment }) {
  const pageOf = usePageOf(storyKind, storyPath, storyPreviewPath);
  const actions = useContentRowActions(storyEvents, story, pageOf);
  return <MoreMenu actions={actions} label={`Actions for ${story.name}`} size="small" />;
}

const columns: readonly ListColumn<StoryRowFragment>[] = [
  {
    id: "title",
    header: "Title",
    sort: "TITLE",
    card: "title",
    minWidth: 200,
    cell: ({ name, picture }) => (
      <span className={css.title}>
        {picture ? <img src={picture.url} alt="" loading="lazy" /> : <i />}
        {name}
      </span>
    ),
  },
  subjectColumn(),
  levelColumn(),
  countColumn("scenes", "Scenes", ({ sceneCount }) => sceneCount, { minWidth: 72, maxWidth: 92 }),
  countColumn("lines", "Lines", ({ lineCount }) => lineCount, { minWidth: 64, maxWidth: 84 }),
  audioColumn(({ linesRecorded, linesToRecord }) => ({ recorded: linesRecorded, toRecord: linesToRecord })),
  statusColumn(),
  {
    id: "author",
    header: "Author",
    minWidth: 112,
    maxWidth: 160,
    whenNarrow: "hide",
    cell: ({ author }) => (author ? <StaffLink {...author} /> : "–"),
  },
  actionsColumn((story) => <StoryActions story={story} />),
];

export const storiesList = listOf(StoriesListDocument, {
  sorts: ["CREATED", "UPDATED", "TITLE"],
  sort: "CREATED_DESC",
  columns,
  facets: "story",
  filters: {
    subject: anyOf("Language", languages),
    status: reviewFilters.status,
    level: oneOf("Level", levelOptions),
    inApp: reviewFilters.inApp,
    characterId: { ...anyId("Character"), uncounted: true },
    backgroundId: { ...anyId("Background"), uncounted: true },
    authorId: reviewFilters.authorId,
    reviewerId: reviewFilters.reviewerId,
  },
});
