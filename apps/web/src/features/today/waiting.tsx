import type { ReactNode } from "react";
import type { Permission } from "@app/domain/permissions.ts";
import { formatMoney } from "@app/domain/money.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { DueDay } from "@app/ui/value/due-day.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { useCan } from "../../shared/permission/use-can.ts";
import { countOf } from "../../shared/text/format.ts";
import { invoicePath, prepaymentsPath } from "../billing/invoice-path.public.ts";
import { feedbackPath, feedbacksPath } from "../feedbacks/feedback-path.public.ts";
import { leadPath } from "../leads/lead-path.public.ts";
import { groupPath, requestPath } from "../lessons/lesson-paths.public.ts";
import { FinishButton } from "../tasks/task-lines.public.ts";
import { OutcomeLine } from "./lesson-line.tsx";
import {
  TodayFeedbackDocument,
  TodayGroupsDocument,
  TodayInvoicesDocument,
  TodayLeadsDocument,
  TodayOutcomesDocument,
  TodayRequestsDocument,
  TodayTasksDocument,
} from "./today.generated.ts";
import type { TodayPlace } from "./today-place.ts";
import { WaitingCard } from "./waiting-card.tsx";

interface Part {
  name: string;
  needs: Permission;
  Waiting: (props: { place: TodayPlace }) => ReactNode;
}

const tutoring = "/app/tutoring";

const Outcomes: Part["Waiting"] = ({ place }) => (
  <WaitingCard
    title="Waiting for an outcome"
    what="lessons"
    document={TodayOutcomesDocument}
    filter={{ status: ["AWAITING_CONFIRMATION"], ...place.inRegion }}
    list={`${tutoring}/admin-booked-lessons?upcoming=false&status=awaiting-confirmation`}
    line={(lesson) => <OutcomeLine lesson={lesson} />}
  />
);

const Tasks: Part["Waiting"] = () => (
  <WaitingCard
    title="My tasks"
    what="tasks"
    document={TodayTasksDocument}
    filter={{ mine: true, done: false, due: ["OVERDUE", "TODAY"] }}
    list="/app/system/tasks?due=overdue,today"
    line={(task, again) => (
      <>
        <p>
          <span>{task.title}</span>
          <small>
            {task.dueOn ? <DueDay value={task.dueOn} /> : "No date"}
            {task.subject ? ` · ${task.subject.label}` : null}
          </small>
        </p>
        <FinishButton task={task} onDone={again} />
      </>
    )}
  />
);

const Requests: Part["Waiting"] = ({ place }) => (
  <WaitingCard
    title="Requests past due"
    what="requests"
    document={TodayRequestsDocument}
    filter={{ overdue: true, ...place.inRegion, ownerId: place.owners }}
    list={`${tutoring}/admin-lesson-requests?overdue=true`}
    line={({ id, name, customer, lead, subject, dueAt }) => (
      <p>
        <TextLink href={requestPath(id)}>{customer?.name ?? lead?.name ?? name}</TextLink>
        <small>
          {subject} · {name}
          {dueAt ? (
            <>
              {" · due "}
              <When value={dueAt} />
            </>
          ) : null}
        </small>
      </p>
    )}
  />
);

const Leads: Part["Waiting"] = ({ place }) => (
  <WaitingCard
    title="Leads to follow up"
    what="leads"
    document={TodayLeadsDocument}
    filter={{ open: true, nextAction: ["NONE", "OVERDUE"], ...place.inRegion, ownerId: place.owners }}
    list={`${tutoring}/reports/customer-leads?open=true&nextAction=none,overdue`}
    line={({ id, name, nextAction, nextActionOn }) => (
      <p>
        <TextLink href={leadPath(id)}>{name}</TextLink>
        <small>
          {nextAction ?? "No next step"}
          {nextActionOn ? (
            <>
              {" · "}
              <Day value={nextActionOn} />
            </>
          ) : null}
        </small>
      </p>
    )}
  />
);

const Feedback: Part["Waiting"] = ({ place }) => (
  <WaitingCard
    title="Feedback past due"
    what="feedback"
    document={TodayFeedbackDocument}
    filter={{ overdue: true, ...place.inRegion, assigneeId: place.owners }}
    list={`${feedbacksPath}?overdue=true`}
    line={({ id, name, customer, body }) => (
      <p>
        <TextLink href={feedbackPath(id)}>{customer?.name ?? name}</TextLink>
        <small>{body.length > 80 ? `${body.slice(0, 80)}…` : body}</small>
      </p>
    )}
  />
);

const Groups: Part["Waiting"] = ({ place }) => (
  <WaitingCard
    title="Pods below their minimum"
    what="learning pods"
    document={TodayGroupsDocument}
    filter={{ belowMinimum: true, ...place.inRegion }}
    list={`${tutoring}/group-lessons?belowMinimum=true`}
    line={({ id, name, next, capacityMin }) => (
      <p>
        <TextLink href={groupPath(id)}>{name}</TextLink>
        <small>
          {next ? (
            <>
              {next.enrolled} of {countOf(capacityMin, "learner")} · <When value={next.start} />
            </>
          ) : (
            `Needs ${countOf(capacityMin, "learner")}`
          )}
        </small>
      </p>
    )}
  />
);

const Invoices: Part["Waiting"] = ({ place }) => (
  <WaitingCard
    title="Overdue invoices"
    what="invoices"
    document={TodayInvoicesDocument}
    filter={{ overdue: true, ...place.inRegion }}
    list={`${prepaymentsPath}?overdue=true`}
    line={({ id, name, customer, currency, due, dueOn }) => (
      <p>
        <TextLink href={invoicePath(id)}>{name}</TextLink>
        <small>
          {customer?.name ?? "Unknown"} · {formatMoney({ currency, amount: due })}
          {dueOn ? (
            <>
              {" · due "}
              <Day value={dueOn} />
            </>
          ) : null}
        </small>
      </p>
    )}
  />
);

/** What waits for somebody, the most pressing first. An area that has work of its own adds a part here. */
const parts: readonly Part[] = [
  { name: "outcomes", needs: "lessons:read", Waiting: Outcomes },
  { name: "tasks", needs: "tasks:read", Waiting: Tasks },
  { name: "requests", needs: "lessons:read", Waiting: Requests },
  { name: "leads", needs: "customers:read", Waiting: Leads },
  { name: "feedback", needs: "lessons:read", Waiting: Feedback },
  { name: "invoices", needs: "invoices:read", Waiting: Invoices },
  { name: "groups", needs: "lessons:read", Waiting: Groups },
];

/** Everything that waits, as far as the reader may see it. */
export function Waiting({ place }: { place: TodayPlace }) {
  const can = useCan();
  return parts.map(({ name, needs, Waiting: Part }) => (can(needs) ? <Part key={name} place={place} /> : null));
}
