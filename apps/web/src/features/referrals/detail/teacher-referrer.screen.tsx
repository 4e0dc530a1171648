import { Navigate } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { emailFact } from "@app/ui/link/contact-links.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../shared/records/record-tabs.tsx";
import { useReferrerActions } from "../referrer-actions.ts";
import { sumsInWords } from "../../../shared/text/sums-in-words.ts";
import { customerPath, tutorPath } from "../../../shared/links/record-paths.ts";
import { payoutDialogs } from "../payouts/payout-dialogs.ts";
import { referralDialogs } from "../referral-dialogs.public.ts";
import { teacherReferrerDialogs } from "../referrer-dialogs.ts";
import { teacherRewardInWords } from "../referrer-labels.ts";
import { ReferrerRecordDocument, type ReferrerRecordFragment } from "../referrer.generated.ts";
import { customerReferrerPath, teacherReferrersPath } from "../referrer.kind.ts";

const list = { label: "Go to teacher referrers", href: teacherReferrersPath };

const tabs = tabsOf<ReferrerRecordFragment>({
  referrals: {
    label: "Referrals",
    count: ({ referred }) => referred,
    load: async () => (await import("./referrals-tab.tsx")).ReferralsTab,
  },
  payouts: { label: "Payouts", load: async () => (await import("./payouts-tab.tsx")).PayoutsTab },
  scheme: { label: "Scheme", load: async () => (await import("./scheme-tab.tsx")).SchemeTab },
  activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
});

/** One teacher who refers: whom they sent, what they earned, and on what terms. */
export function TeacherReferrerScreen() {
  return (
    <RecordPage what="teacher referrer" query={ReferrerRecordDocument} param="customerId" list={list}>
      {(referrer) =>
        referrer.scheme === "CUSTOMER" ? (
          <Navigate to={customerReferrerPath(referrer.id)} replace />
        ) : (
          <TeacherReferrer referrer={referrer} />
        )
      }
    </RecordPage>
  );
}

/** Where else this person is known. */
function Profiles({ id, isTutor, isCustomer }: ReferrerRecordFragment) {
  if (!isTutor && !isCustomer) return <span>Does not teach with us</span>;
  return (
    <>
      {isTutor ? <TextLink href={tutorPath(id)}>Tutor</TextLink> : null}
      {isTutor && isCustomer ? " · " : null}
      {isCustomer ? <TextLink href={customerPath(id)}>Customer</TextLink> : null}
    </>
  );
}

function TeacherReferrer({ referrer }: { referrer: ReferrerRecordFragment }) {
  const { name, email, code, status } = referrer;
  const { strip, pane } = useRecordTabs(tabs, referrer, `About ${name}`);
  return (
    <>
      <DetailPage
        title={name}
        avatarOf={name}
        status={<StatusChip status={status} />}
        line={<Profiles {...referrer} />}
        actions={useReferrerActions(referrer)}
        facts={[
          { label: "Code", value: code },
          { label: "Reward", value: teacherRewardInWords(referrer) },
          { label: "Earned", value: sumsInWords(referrer.earned, ", ") || "Nothing yet" },
          {
            label: "Owed",
            value: sumsInWords(referrer.owed, ", ") || "Nothing",
            second: referrer.paid.length > 0 ? `${sumsInWords(referrer.paid, ", ")} paid` : undefined,
          },
          { label: "Email", value: emailFact(email) ?? "None" },
        ]}
        tabs={strip}
      >
        {pane}
      </DetailPage>
      <RecordDialogs dialogs={teacherReferrerDialogs} />
      <RecordDialogs dialogs={referralDialogs} />
      <RecordDialogs dialogs={payoutDialogs} />
    </>
  );
}
