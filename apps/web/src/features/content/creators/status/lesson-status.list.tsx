import { isToWrite, shownStatus } from "@app/domain/content/lesson-standing.ts";
import { activeFlags, contentStatuses } from "@app/domain/content/content-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { ActiveFlag, ContentStatus } from "@app/schema/types.generated.ts";
import { Pencil, User } from "@app/ui/icons.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { DueDay } from "@app/ui/value/due-day.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Ago } from "@app/ui/value/when.tsx";
import { StaffLink } from "../../../staff/staff-link.public.tsx";
import { None } from "../../../../shared/errors/none.tsx";
import { actionsColumn } from "../../../../shared/list/list-columns.tsx";
import { anyId, anyOf, yesOrNo } from "../../../../shared/list/list-filters.ts";
import { listOf } from "../../../../shared/list/list-of.ts";
import { useCan } from "../../../../shared/permission/use-can.ts";
import { activeFlagOptions, contentStatusOptions } from "../creator-labels.ts";
import { InApp } from "../../in-app.tsx";
import { CreatorLink } from "../creator-link.tsx";
import { LessonStatusListDocument, type ListedLessonFragment } from "../creators.generated.ts";
import { assignLessonPath } from "../creators.kind.ts";
import { placeOf } from "../lesson-place.ts";
import { LessonProblems } from "./lesson-problems.tsx";

type Row = ListedLessonFragment;

function RowActions({ lesson }: { lesson: Row }) {
  const mayAssign = useCan()("exams:write");
  const { href } = placeOf(lesson);
  const open = href === undefined ? [] : [{ label: "Open", icon: Pencil, href }];
  const assign = { label: lesson.assignee ? "Reassign" : "Assign", icon: User, href: assignLessonPath(lesson.id) };
  return (
    <MoreMenu actions={[...open, ...(mayAssign ? [assign] : [])]} label={`Actions for ${lesson.name}`} size="small" />
  );
}

const columns: readonly ListColumn<Row>[] = [
  {
    id: "name",
    header: "Lesson",
    sort: "TITLE",
    card: "title",
    minWidth: 220,
    maxWidth: 400,
    cell: (lesson) => <Lines first={lesson.name} second={placeOf(lesson).names.join(" › ")} />,
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 164,
    maxWidth: 180,
    cell: (lesson) => <StatusChip status={shownStatus(lesson)} />,
  },
  {
    id: "age",
    header: "Since",
    sort: "STATUS_SINCE",
    minWidth: 110,
    maxWidth: 140,
    cell: ({ statusSince }) => <Ago value={statusSince} />,
  },
  {
    id: "problems",
    header: "Problems",
    minWidth: 90,
    maxWidth: 110,
    whenNarrow: "hide",
    cell: (lesson) => <LessonProblems lesson={lesson} />,
  },
  {
    id: "active",
    header: "In the app",
    minWidth: 190,
    maxWidth: 230,
    cell: (lesson) => <InApp lesson={lesson} />,
  },
  {
    id: "assignee",
    header: "Writer",
    minWidth: 130,
    maxWidth: 200,
    card: "line",
    cell: ({ assignee }) => (assignee ? <CreatorLink {...assignee} /> : <None field="assignee">Nobody</None>),
  },
  {
    id: "reviewer",
    header: "Reviewer",
    minWidth: 130,
    maxWidth: 200,
    whenNarrow: "hide",
    cell: ({ reviewer }) => (reviewer ? <StaffLink {...reviewer} /> : "–"),
  },
  {
    id: "due",
    header: "Due",
    sort: "DUE",
    minWidth: 110,
    maxWidth: 150,
    cell: ({ dueOn, contentStatus }) =>
      dueOn === null ? "–" : <DueDay value={dueOn} isDone={!isToWrite(contentStatus)} />,
  },
  actionsColumn((lesson) => <RowActions lesson={lesson} />),
];

const own = [
  { value: words.me, label: "Me" },
  { value: words.none, label: "Nobody" },
];

export const lessonStatusList = listOf(LessonStatusListDocument, {
  sorts: ["DUE", "STATUS_SINCE", "TITLE"],
  sort: "DUE_ASC",
  columns,
  filters: {
    contentStatus: {
      ...anyOf(
        "Status",
        contentStatusOptions,
        (one) => toEnumName(contentStatuses.find((status) => status === one) ?? one) as ContentStatus,
      ),
      uncounted: true,
    },
    overdue: { ...yesOrNo("Due", "Overdue", "Not overdue"), uncounted: true },
    problems: { ...yesOrNo("Problems", "With problems", "Without problems"), uncounted: true },
    activeFlag: {
      label: "In the app",
      options: activeFlagOptions,
      uncounted: true,
      sent: ([one = ""]) => toEnumName(activeFlags.find((flag) => flag === one) ?? "Active") as ActiveFlag,
    },
    assigneeId: { ...anyId("Writer", own), uncounted: true },
    reviewerId: { ...anyId("Reviewer", own), uncounted: true },
    examId: { ...anyId("Exam"), uncounted: true },
  },
});
