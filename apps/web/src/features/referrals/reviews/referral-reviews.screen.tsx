import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { referralDialogs } from "../referral-dialogs.public.ts";
import { teacherReferrerKind } from "../referrer.kind.ts";
import { referralReviewsList } from "./referral-reviews.list.tsx";
import { ReviewQueue } from "./review-queue.tsx";

const kind = { ...teacherReferrerKind, one: "referral", many: "referrals" };

/** Everything about which somebody must decide whether both sides are of one household. */
export function ReferralReviewsScreen() {
  return (
    <RecordListPage
      kind={kind}
      list={referralReviewsList}
      dialogs={referralDialogs}
      title="Referrals to review"
      searchLabel="Name of either side"
      empty={{
        title: "No referrals wait for a review.",
        text: "A referral comes here once it has qualified, if both sides have an email, phone, address or card in common.",
      }}
      cards={(rows) => <ReviewQueue rows={rows} />}
    />
  );
}
