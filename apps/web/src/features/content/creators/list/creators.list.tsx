import { creatorStatuses } from "@app/domain/content/assignment-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { Pencil, Plus, User } from "@app/ui/icons.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { actionsColumn, countColumn } from "../../../../shared/list/list-columns.tsx";
import { bySubject } from "../../../../shared/list/list-filters.ts";
import { listOf } from "../../../../shared/list/list-of.ts";
import { useCan } from "../../../../shared/permission/use-can.ts";
import { creatorStatusOptions, daysInWords, shareInWords } from "../creator-labels.ts";
import { CreatorsListDocument, type CreatorRowFragment } from "../creators.generated.ts";
import { assignLessonsPath, creatorKind, creatorPath, editCreatorPath, myLessonsPath } from "../creators.kind.ts";

type Row = CreatorRowFragment;

const nameOf = ({ person }: Row) => person?.name ?? "Left";

/** What can be done with a content creator. */
export function useCreatorActions({ id, status }: Pick<Row, "id" | "status">) {
  const mayWrite = useCan()(creatorKind.write);
  const board = { label: "Board of lessons", icon: User, href: myLessonsPath(id) };
  if (!mayWrite) return [board];
  const edit = { label: "Edit", icon: Pencil, href: editCreatorPath(id) };
  const assign = { label: "Assign lessons", icon: Plus, href: assignLessonsPath(id), main: true };
  return [...(status === "ACTIVE" ? [assign] : []), board, edit];
}

function RowActions({ creator }: { creator: Row }) {
  const open = { label: "Open", icon: User, href: creatorPath(creator.id) };
  return (
    <MoreMenu actions={[open, ...useCreatorActions(creator)]} label={`Actions for ${nameOf(creator)}`} size="small" />
  );
}

const columns: readonly ListColumn<Row>[] = [
  { id: "name", header: "Name", sort: "NAME", card: "title", minWidth: 180, maxWidth: 300, cell: nameOf },
  {
    id: "languages",
    header: "Languages",
    minWidth: 130,
    maxWidth: 240,
    card: "line",
    cell: ({ languages }) => languages.join(", ") || "–",
  },
  countColumn("open", "Open", ({ openCount }) => openCount, { minWidth: 76, maxWidth: 90 }),
  countColumn("review", "In review", ({ inReviewCount }) => inReviewCount, { minWidth: 96, maxWidth: 110 }),
  countColumn("overdue", "Overdue", ({ overdueCount }) => overdueCount, { minWidth: 92, maxWidth: 110 }),
  countColumn("published", "Published this month", ({ publishedThisMonth }) => publishedThisMonth, {
    minWidth: 170,
    maxWidth: 190,
  }),
  {
    id: "asked",
    header: "Changes asked for",
    align: "right",
    minWidth: 150,
    maxWidth: 170,
    whenNarrow: "hide",
    cell: ({ changesRequestedRate }) => shareInWords(changesRequestedRate),
  },
  {
    id: "days",
    header: "Median days",
    align: "right",
    minWidth: 110,
    maxWidth: 130,
    whenNarrow: "hide",
    cell: ({ medianDays }) => daysInWords(medianDays),
  },
  {
    id: "target",
    header: "Target a week",
    align: "right",
    minWidth: 120,
    maxWidth: 130,
    whenNarrow: "hide",
    cell: ({ weeklyTarget }) => weeklyTarget ?? "–",
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 110,
    maxWidth: 130,
    cell: ({ status }) => <StatusChip status={status} />,
  },
  actionsColumn((creator) => <RowActions creator={creator} />),
];

export const creatorsList = listOf(CreatorsListDocument, {
  sorts: ["NAME", "CREATED"],
  sort: "NAME_ASC",
  columns,
  filters: {
    status: {
      label: "Status",
      options: creatorStatusOptions,
      uncounted: true,
      sent: ([one = ""]) => toEnumName(creatorStatuses.find((status) => status === one) ?? "active"),
    },
    language: {
      ...bySubject("Language"),
      uncounted: true,
    },
  },
});
