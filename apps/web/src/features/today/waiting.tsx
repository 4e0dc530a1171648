import type { ReactNode } from "react";
import { unclearStatuses } from "@app/domain/billing/unclear-payments.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { Permission } from "@app/domain/permissions.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { InvoiceKind } from "@app/schema/types.generated.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { DueDay } from "@app/ui/value/due-day.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { useCan } from "../../shared/permission/use-can.ts";
import { countOf } from "../../shared/text/format.ts";
import { feedbackPath, groupPath, invoicePath, leadPath, requestPath } from "../../shared/links/record-paths.ts";
import { unclearPath } from "../billing/unclear/unclear-path.public.ts";
import { FinishButton } from "../tasks/task-lines.public.ts";
import { AwayLine, OutcomeLine } from "./lesson-line.tsx";
import {
  TodayFeedbackDocument,
  TodayGroupsDocument,
  TodayInvoicesDocument,
  TodayLeadsDocument,
  TodayOutcomesDocument,
  TodayRequestsDocument,
  TodayTasksDocument,
  TodayTutorsAwayDocument,
  TodayUnclearPaymentsDocument,
} from "./today.generated.ts";
import type { TodayScope } from "./today-scope.ts";
import { WaitingCard } from "./waiting-card.tsx";
import { narrowed, pastDueLists } from "./waiting-lists.public.ts";

interface Part {
  name: string;
  needs: Permission;
  Waiting: (props: { scope: TodayScope }) => ReactNode;
}

const tutoring = "/app/tutoring";
const unclear = unclearStatuses.map(toEnumName);

const Outcomes: Part["Waiting"] = ({ scope }) => (
  <WaitingCard
    title="Waiting for an outcome"
    what="lessons"
    document={TodayOutcomesDocument}
    filter={{ status: ["AWAITING_CONFIRMATION"], regionId: scope.regionIds }}
    list={narrowed(`${tutoring}/admin-booked-lessons?upcoming=false&status=awaiting-confirmation`, {
      regionId: scope.regionIds,
    })}
    line={(lesson) => <OutcomeLine lesson={lesson} />}
  />
);

const TutorsAway: Part["Waiting"] = ({ scope }) => (
  <WaitingCard
    title="Tutor away"
    what="lessons"
    document={TodayTutorsAwayDocument}
    filter={{ tutorAway: true, upcoming: true, status: ["BOOKED"], regionId: scope.regionIds }}
    list={narrowed(`${tutoring}/admin-booked-lessons?tutorAway=true&upcoming=true&status=booked`, {
      regionId: scope.regionIds,
    })}
    line={(lesson) => <AwayLine lesson={lesson} />}
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

const Requests: Part["Waiting"] = ({ scope }) => (
  <WaitingCard
    title="Requests past due"
    what="requests"
    document={TodayRequestsDocument}
    filter={{ overdue: true, regionId: scope.regionIds, ownerId: scope.owners }}
    list={narrowed(pastDueLists.requests, { regionId: scope.regionIds, ownerId: scope.owners })}
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

const Leads: Part["Waiting"] = ({ scope }) => (
  <WaitingCard
    title="Leads to follow up"
    what="leads"
    document={TodayLeadsDocument}
    filter={{ open: true, nextAction: ["NONE", "OVERDUE"], regionId: scope.regionIds, ownerId: scope.owners }}
    list={narrowed(`${tutoring}/reports/customer-leads?open=true&nextAction=none,overdue`, {
      regionId: scope.regionIds,
      ownerId: scope.owners,
    })}
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

const Feedback: Part["Waiting"] = ({ scope }) => (
  <WaitingCard
    title="Feedback past due"
    what="feedback"
    document={TodayFeedbackDocument}
    filter={{ overdue: true, regionId: scope.regionIds, assigneeId: scope.owners }}
    list={narrowed(pastDueLists.feedback, { regionId: scope.regionIds, assigneeId: scope.owners })}
    line={({ id, name, customer, body }) => (
      <p>
        <TextLink href={feedbackPath(id)}>{customer?.name ?? name}</TextLink>
        <small>{body.length > 80 ? `${body.slice(0, 80)}…` : body}</small>
      </p>
    )}
  />
);

const Groups: Part["Waiting"] = ({ scope }) => (
  <WaitingCard
    title="Pods below their minimum"
    what="learning pods"
    document={TodayGroupsDocument}
    filter={{ belowMinimum: true, regionId: scope.regionIds }}
    list={narrowed(`${tutoring}/group-lessons?belowMinimum=true`, { regionId: scope.regionIds })}
    line={({ id, name, next, capacityMin }) => (
      <p>
        <TextLink href={groupPath({ id })}>{name}</TextLink>
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

const invoicesOf =
  (kind: InvoiceKind, title: string, list: string): Part["Waiting"] =>
  ({ scope }) => (
    <WaitingCard
      title={title}
      what="invoices"
      document={TodayInvoicesDocument}
      filter={{ kind: [kind], overdue: true, regionId: scope.regionIds }}
      list={narrowed(list, { regionId: scope.regionIds })}
      line={({ id, name, customer, currency, due, dueOn }) => (
        <p>
          <TextLink href={invoicePath(id, kind)}>{name}</TextLink>
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

const Prepayments = invoicesOf("PRE_PAYMENT", "Overdue prepayment invoices", pastDueLists.prepayments);
const Ongoing = invoicesOf("ONGOING", "Overdue ongoing invoices", pastDueLists.ongoing);

const UnclearPayments: Part["Waiting"] = ({ scope }) => (
  <WaitingCard
    title="Payments to place"
    what="payments"
    document={TodayUnclearPaymentsDocument}
    filter={{ status: unclear, regionId: scope.regionIds }}
    list={narrowed(unclearPath, { regionId: scope.regionIds })}
    line={({ id, name, customer, payerName, currency, amount, receivedOn }) => (
      <p>
        <TextLink href={`${unclearPath}?place=${id}`}>{name}</TextLink>
        <small>
          {customer?.name ?? payerName ?? "Unknown"} · {formatMoney({ currency, amount })} · <Day value={receivedOn} />
        </small>
      </p>
    )}
  />
);

/** What waits for somebody, the most pressing first. An area that has work of its own adds a part here. */
const parts: readonly Part[] = [
  { name: "outcomes", needs: "lessons:read", Waiting: Outcomes },
  { name: "away", needs: "lessons:read", Waiting: TutorsAway },
  { name: "tasks", needs: "tasks:read", Waiting: Tasks },
  { name: "requests", needs: "lessons:read", Waiting: Requests },
  { name: "leads", needs: "customers:read", Waiting: Leads },
  { name: "feedback", needs: "lessons:read", Waiting: Feedback },
  { name: "ongoing", needs: "invoices:read", Waiting: Ongoing },
  { name: "prepayments", needs: "invoices:read", Waiting: Prepayments },
  { name: "unclear payments", needs: "books:read", Waiting: UnclearPayments },
  { name: "groups", needs: "lessons:read", Waiting: Groups },
];

/** Everything that waits, as far as the reader may see it. */
export function Waiting({ scope }: { scope: TodayScope }) {
  const can = useCan();
  return parts.map(({ name, needs, Waiting: Part }) => (can(needs) ? <Part key={name} scope={scope} /> : null));
}
