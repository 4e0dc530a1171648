import { balanceWords } from "@app/domain/billing/customer-balance.ts";
import { useSearchParams } from "react-router-dom";
import type { ContactChannel } from "@app/schema/types.generated.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Banner } from "@app/ui/feedback/partial-banner.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import type { Fact } from "@app/ui/value/fact-row.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { placeName, timeText } from "@app/ui/value/when-text.ts";
import { None } from "../../../shared/errors/none.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../shared/records/record-tabs.tsx";
import { customerPath, customersPath } from "../../../shared/links/record-paths.ts";
import { LessonLink } from "../../../shared/links/lesson-link.tsx";
import { useCustomerPageActions } from "./customer-page-actions.ts";
import { isInUse, shownStatus } from "../customer-archiving.ts";
import { customerDialogs } from "../customer-dialogs.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { CustomerRecordDocument, type CustomerRecordFragment } from "../customer.generated.ts";
import { customerKind } from "../customer.kind.ts";
import { aboutTaskDialogs } from "../../tasks/task-dialogs.public.ts";
import { feedbackForDialogs } from "../../feedbacks/feedback-for-dialogs.public.ts";
import { creditDialogs } from "../../billing/credit/credit-dialogs.public.ts";
import { paymentDialogs } from "../../billing/payments/payment-dialogs.public.ts";
import { referralDialogs } from "../../referrals/referral-dialogs.public.ts";
import { familyDialogs } from "../../lessons/courses/family/family-dialogs.public.ts";
import { useFamilyPause } from "../../lessons/courses/family/family-pause-fact.public.tsx";
import { ratingDialogs } from "../../lessons/ratings/rating-dialogs.public.ts";
import { bookDialogs } from "../../lessons/courses/book/book-dialogs.public.ts";
import { requestForDialogs } from "../../lessons/requests/request-for-dialogs.public.ts";
import { accountDialogs } from "./account-dialogs.ts";
import { messageDialogs } from "./message-dialogs.ts";

const list = { label: "Go to customers", href: customersPath };
const prefers: Record<ContactChannel, string> = {
  EMAIL: "Prefers email",
  WHATSAPP: "Prefers WhatsApp",
  PHONE: "Prefers the phone",
  SMS: "Prefers text messages",
};

const tabs = tabsOf<CustomerRecordFragment>({
  overview: { label: "Overview", load: async () => (await import("./overview-tab.tsx")).OverviewTab },
  timeline: { label: "Timeline", load: async () => (await import("./timeline-tab.tsx")).TimelineTab },
  learners: {
    label: "Learners",
    count: ({ learnerNames }) => learnerNames.length,
    load: async () => (await import("./learners-tab.tsx")).LearnersTab,
  },
  lessons: { label: "Lessons", load: async () => (await import("./lessons-tab.tsx")).LessonsTab },
  requests: { label: "Requests", load: async () => (await import("./requests-tab.tsx")).RequestsTab },
  invoices: { label: "Invoices and payments", load: async () => (await import("./invoices-tab.tsx")).InvoicesTab },
  credits: { label: "Credits", load: async () => (await import("./credits-tab.tsx")).CreditsTab },
  ratings: { label: "Ratings", load: async () => (await import("./ratings-tab.tsx")).RatingsTab },
  feedback: { label: "Feedback", load: async () => (await import("./feedback-tab.tsx")).FeedbackTab },
  referrals: { label: "Referrals", load: async () => (await import("./referrals-tab.tsx")).ReferralsTab },
  notes: {
    label: "Notes",
    count: ({ noteCount }) => noteCount,
    load: async () => (await import("./notes-tab.tsx")).NotesTab,
  },
  messages: { label: "Messages", load: async () => (await import("./messages-tab.tsx")).MessagesTab },
  tasks: { label: "Tasks", load: async () => (await import("./tasks-tab.tsx")).TasksTab },
  activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
});

/** One customer: who they are, who learns on their account, what staff wrote down, and what happened. */
export function CustomerScreen() {
  return (
    <RecordPage what="customer" query={CustomerRecordDocument} param="customerId" list={list}>
      {(customer) => <Customer customer={customer} />}
    </RecordPage>
  );
}

/** Says that a customer is archived, and offers the way back. */
function ArchivedBanner({ id, at }: { id: string; at: string }) {
  const mayAct = useCan()(customerKind.act);
  const [params] = useSearchParams();
  return (
    <Banner
      title="This customer is archived."
      text={
        <>
          Since <Day value={at} />. Nothing can be changed until they are restored.{" "}
          {mayAct ? <TextLink href={withParams(params, { restore: id })}>Restore</TextLink> : null}
        </>
      }
    />
  );
}

/** What they owe and have left, with the way to it. */
function balanceFact({ balances, currency }: Pick<CustomerRecordFragment, "balances" | "currency">): Fact {
  const [first, ...rest] = balanceWords(balances ?? []);
  if (first === undefined) return { label: "Balance", value: balances ? `Nothing in ${currency}` : "–" };
  return { label: "Balance", value: <TextLink href="?tab=invoices">{first}</TextLink>, second: rest.join(", ") };
}

function Customer({ customer }: { customer: CustomerRecordFragment }) {
  const {
    id,
    name,
    status,
    archivedAt,
    region,
    customerNumber,
    learnerNames,
    owner,
    timeZone,
    preferredChannel,
    nextLesson,
  } = customer;
  const now = useNow();
  const { strip, pane } = useRecordTabs(tabs, customer, `About ${name}`);
  const actions = useCustomerPageActions(customer);
  const pause = useFamilyPause(id);
  const { mergedInto } = customer;
  const learners = learnerNames.length === 1 ? "1 learner" : `${learnerNames.length} learners`;
  return (
    <>
      {mergedInto ? (
        <Banner
          title="This record was merged."
          text={
            <>
              It is kept as a pointer to <TextLink href={customerPath(mergedInto.id)}>{mergedInto.name}</TextLink>,
              where the merge can be undone.
            </>
          }
        />
      ) : null}
      {archivedAt !== null && !mergedInto ? <ArchivedBanner id={id} at={archivedAt} /> : null}
      <DetailPage
        title={name}
        avatarOf={name}
        status={<StatusChip status={mergedInto ? status : shownStatus(customer)} />}
        line={
          <>
            <span>{customerNumber} · </span>
            {region ? <TextLink href={`/app/tutoring/regions?view=${region.id}`}>{region.name}</TextLink> : null}
            <span>
              {" "}
              · {learners} · since <Day value={customer.createdAt} />
            </span>
          </>
        }
        actions={isInUse(customer) ? actions : []}
        facts={[
          { label: "Their time", value: timeText(now, timeZone), second: placeName(timeZone) },
          {
            label: "Owner",
            value: owner ? <StaffLink {...owner} /> : <None field="owner">Nobody yet</None>,
            second: prefers[preferredChannel],
          },
          {
            label: "Next lesson",
            value: <LessonLink lesson={nextLesson} none="None booked" />,
          },
          balanceFact(customer),
          ...pause,
        ]}
        tabs={strip}
      >
        {pane}
      </DetailPage>
      <RecordDialogs dialogs={customerDialogs} />
      <RecordDialogs dialogs={accountDialogs} />
      <RecordDialogs dialogs={messageDialogs} />
      <RecordDialogs dialogs={aboutTaskDialogs} />
      <RecordDialogs dialogs={bookDialogs} />
      <RecordDialogs dialogs={requestForDialogs} />
      <RecordDialogs dialogs={familyDialogs} />
      <RecordDialogs dialogs={feedbackForDialogs} />
      <RecordDialogs dialogs={ratingDialogs} />
      <RecordDialogs dialogs={paymentDialogs} />
      <RecordDialogs dialogs={creditDialogs} />
      <RecordDialogs dialogs={referralDialogs} />
    </>
  );
}
