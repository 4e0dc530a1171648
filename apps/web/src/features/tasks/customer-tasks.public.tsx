import { useSearchParams } from "react-router-dom";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { DueMark } from "@app/ui/value/due-day.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { useQuery } from "../../shared/page/use-query.ts";
import { StaffLink } from "../staff/staff-link.public.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import css from "./customer-tasks.module.css";
import { FinishButton } from "./finish-button.tsx";
import { useDueText, useStanding } from "./task-standing.ts";
import { TasksListDocument, type TaskRowFragment } from "./task.generated.ts";
import { taskKind } from "./task.kind.ts";

/** The kinds of record that tasks are about: how their tasks are asked for, and what adds one. */
const abouts = {
  customer: { filter: (id: string) => ({ customerId: [id] }), param: "newTask" },
  lead: { filter: (id: string) => ({ leadId: [id] }), param: "newLeadTask" },
};

/** What colleagues are to do about a record: those due first in front, the done ones at the end. */
export function TasksAbout({
  kind,
  id,
  readOnly = false,
}: {
  kind: keyof typeof abouts;
  id: string;
  readOnly?: boolean;
}) {
  const { filter, param } = abouts[kind];
  const mayWrite = useCan()(taskKind.write) && !readOnly;
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(TasksListDocument, {
    variables: { filter: filter(id), page: { size: 100 }, sort: "DUE_ASC" },
    fetchPolicy: "cache-and-network",
  });
  const tasks = data?.page?.items;
  if (tasks === undefined) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("tasks", error, refetch)} />;
  }
  const isDone = ({ doneAt }: TaskRowFragment) => doneAt !== null;
  const shown = [...tasks.filter((task) => !isDone(task)), ...tasks.filter(isDone)];
  const add = <TextLink href={withParams(params, { [param]: id })}>Add task</TextLink>;
  return (
    <TabColumn>
      <Section title="Tasks" actions={mayWrite ? add : undefined}>
        {shown.length === 0 ? <p>Nothing to do for this {kind}.</p> : null}
        <ul className={css.list}>
          {shown.map((task) => (
            <TaskItem key={task.id} task={task} onDone={() => void refetch()} />
          ))}
        </ul>
      </Section>
    </TabColumn>
  );
}

/** A task in a list, with the button that finishes it. */
export function TaskItem({ task, onDone }: { task: TaskRowFragment; onDone: () => void }) {
  const { id, title, owner, dueOn, mayChange } = task;
  const dueText = useDueText(task);
  const [params] = useSearchParams();
  const standing = useStanding(task);
  const due = dueOn === null ? "no particular day" : `due ${dueText}`;
  return (
    <li>
      <p>
        {mayChange ? <TextLink href={withParams(params, { editTask: id })}>{title}</TextLink> : title}
        <small>
          {owner ? <StaffLink {...owner} /> : "Somebody who has left"} ·{" "}
          <DueMark isOver={standing.status === "overdue"} isLabelled>
            {due}
          </DueMark>
        </small>
      </p>
      <StatusChip {...standing} />
      <FinishButton task={task} onDone={onDone} />
    </li>
  );
}
