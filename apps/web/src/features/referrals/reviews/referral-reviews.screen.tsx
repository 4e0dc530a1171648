import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { referralDialogs } from "../referral-dialogs.public.ts";
import { teacherReferrerKind } from "../referrer.kind.ts";
import { referralReviewsList } from "./referral-reviews.list.tsx";
import { ReviewQueue } from "./review-queue.tsx";

const kind = { ...teacherReferrerKind, one: "referral", many: "referrals" };

/** Every reward about which somebody must decide: those that may be of one household are marked. */
export function ReferralReviewsScreen() {
  return (
    <RecordListPage
      kind={kind}
      list={referralReviewsList}
      dialogs={referralDialogs}
      title="Referrals to review"
      searchLabel="Name of either side"
      empty={{
        title: "No rewards wait for a decision.",
        text: "A referral comes here once it has qualified. What both sides have in common, such as a phone or an address, is marked.",
      }}
      cards={(rows) => <ReviewQueue rows={rows} />}
    />
  );
}
