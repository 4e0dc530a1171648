import { labelOf, toOptions } from "../../../shared/text/option-labels.ts";
import { useSearchParams } from "react-router-dom";
import { taskDues, taskKinds, taskKindLabels, taskDueLabels } from "@app/domain/tasks/task-enums.ts";
import type { TaskSubjectKind } from "@app/schema/types.generated.ts";
import { History, Pencil } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { DueMark } from "@app/ui/value/due-day.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { oneOf } from "../../../shared/list/list-filters.ts";
import { listOf, type List } from "../../../shared/list/list-of.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { FinishButton } from "../finish-button.tsx";
import { useDueText, useStanding } from "../task-standing.ts";
import { TasksListDocument, type TaskRowFragment, type TasksListQueryVariables } from "../task.generated.ts";

function TaskRowActions({ id, title, mayChange }: TaskRowFragment) {
  const [params] = useSearchParams();
  const edit = { label: "Edit", icon: Pencil, href: withParams(params, { edit: id }) };
  const history = { label: "History", icon: History, href: withParams(params, { history: id }) };
  return <MoreMenu actions={mayChange ? [edit, history] : [history]} label={`Actions for ${title}`} size="small" />;
}

function TaskStatus(task: TaskRowFragment) {
  return <StatusChip {...useStanding(task)} />;
}

function TaskDueText(task: TaskRowFragment) {
  const { status } = useStanding(task);
  return (
    <DueMark isOver={status === "overdue"} isLabelled>
      {useDueText(task)}
    </DueMark>
  );
}

const kindOptions = toOptions(taskKinds, taskKindLabels);
const kindWord = labelOf(kindOptions);

/** Where the records are that tasks are about. */
const homes: Record<TaskSubjectKind, string> = {
  CUSTOMER: "/app/tutoring/customers",
  LEAD: "/app/tutoring/reports/customer-leads",
};

const columns: readonly ListColumn<TaskRowFragment>[] = [
  { id: "title", header: "Title", cell: ({ title }) => title, card: "title", minWidth: 180 },
  { id: "kind", header: "Kind", cell: ({ kind }) => kindWord(kind), minWidth: 88, maxWidth: 110, whenNarrow: "hide" },
  {
    id: "about",
    header: "About",
    minWidth: 130,
    maxWidth: 220,
    cell: ({ subject }) =>
      subject ? <TextLink href={`${homes[subject.kind]}/${subject.id}?tab=tasks`}>{subject.label}</TextLink> : "–",
  },
  {
    id: "owner",
    header: "Owner",
    cell: ({ owner }) => (owner ? <StaffLink {...owner} /> : "–"),
    minWidth: 120,
    maxWidth: 180,
  },
  { id: "due", header: "Due", sort: "DUE", cell: (task) => <TaskDueText {...task} />, minWidth: 104, maxWidth: 160 },
  {
    id: "status",
    header: "Status",
    card: "foot",
    cell: (task) => <TaskStatus {...task} />,
    minWidth: 128,
    maxWidth: 150,
  },
  {
    id: "finish",
    header: "Done",
    quietHeader: true,
    fixed: true,
    card: "actions",
    minWidth: 88,
    maxWidth: 96,
    whenNarrow: "keep",
    cell: (task) => <FinishButton task={task} />,
  },
  actionsColumn((task) => <TaskRowActions {...task} />),
];

const all = listOf(TasksListDocument, {
  sorts: ["DUE", "CREATED"],
  sort: "DUE_ASC",
  columns,
  filters: {
    mine: {
      label: "Whose",
      options: [{ value: "everyone", label: "Everyone’s" }],
      asks: () => ({ mine: false }),
    },
    done: {
      label: "State",
      options: [
        { value: "done", label: "Done" },
        { value: "all", label: "Open and done" },
      ],
      asks: ([chosen]) => ({ done: chosen === "done" ? true : null }),
    },
    due: oneOf("Due", toOptions(taskDues, taskDueLabels)),
    kind: oneOf("Kind", kindOptions),
  },
});

type Variables = TasksListQueryVariables;

/** Tasks: the reader's own that are open, unless a filter says otherwise. */
export const tasksList: List<TaskRowFragment, Variables["sort"], Variables["filter"]> = {
  ...all,
  variables(asked) {
    const { filter, ...rest } = all.variables(asked);
    return { ...rest, filter: { mine: true, done: false, ...filter } };
  },
};
