import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Due } from "@app/ui/value/due.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { None } from "../../../shared/errors/none.tsx";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../shared/records/record-tabs.tsx";
import { customerPath, feedbacksPath } from "../../../shared/links/record-paths.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { useFeedbackActions } from "../feedback-actions.ts";
import { feedbackDialogs } from "../feedback-dialogs.ts";
import { categoryWord, channelWord, priorityWord, typeWord } from "../feedback-labels.ts";
import { FeedbackRecordDocument, type FeedbackRecordFragment } from "../feedback.generated.ts";
import { FeedbackContext } from "./feedback-context.tsx";

const list = { label: "Go to feedback", href: feedbacksPath };

const tabs = tabsOf<FeedbackRecordFragment>({
  thread: {
    label: "Thread",
    count: ({ thread }) => (thread?.length ?? 0) + 1,
    load: async () => (await import("./thread-tab.tsx")).ThreadTab,
  },
  activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
});

/** One piece of feedback: what the customer says, what is answered, and what comes of it. */
export function FeedbackScreen() {
  return (
    <RecordPage what="feedback" query={FeedbackRecordDocument} param="id" list={list}>
      {(feedback) => <Feedback feedback={feedback} />}
    </RecordPage>
  );
}

/** By when the customer is to be answered, when they first were, or since when it is done. */
function answerFact({ dueAt, askedAt, firstAnsweredAt, status, statusSince }: FeedbackRecordFragment) {
  if (dueAt) return { label: "Answer due", value: <Due value={dueAt} from={askedAt} /> };
  if (status === "RESOLVED" || status === "CLOSED")
    return { label: status === "CLOSED" ? "Closed" : "Resolved", value: <When value={statusSince} /> };
  return { label: "First answer", value: firstAnsweredAt ? <When value={firstAnsweredAt} /> : "Not yet" };
}

function Feedback({ feedback }: { feedback: FeedbackRecordFragment }) {
  const { name, status, region, type, category, channel, createdAt, customer, learner, priority, assignee } = feedback;
  const { strip, pane } = useRecordTabs(tabs, feedback, `About ${name}`);
  const isOther = learner !== null && learner.id !== customer?.id;
  return (
    <>
      <DetailPage
        title={`${name}: ${typeWord(type)}`}
        status={<StatusChip status={status} />}
        line={
          <>
            {region ? <TextLink href={`/app/tutoring/regions?view=${region.id}`}>{region.name}</TextLink> : null}
            <span>
              {" "}
              · {categoryWord(category)} · {channelWord(channel)} · <When value={createdAt} />
            </span>
          </>
        }
        actions={useFeedbackActions(feedback)}
        facts={[
          answerFact(feedback),
          {
            label: "Customer",
            value: customer ? (
              <TextLink href={`${customerPath(customer.id)}?tab=feedback`}>{customer.name}</TextLink>
            ) : (
              <None field="customer">Not named</None>
            ),
          },
          ...(isOther ? [{ label: "Learner", value: learner.name }] : []),
          { label: "Priority", value: priorityWord(priority) },
          {
            label: "Assignee",
            value: assignee ? <StaffLink {...assignee} /> : <None field="assignee">Nobody yet</None>,
          },
        ]}
        tabs={strip}
        aside={<FeedbackContext feedback={feedback} />}
      >
        {pane}
      </DetailPage>
      <RecordDialogs dialogs={feedbackDialogs} />
    </>
  );
}
