import { counted } from "@app/domain/counted.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { ReferralReviewsCountDocument } from "./reviews.generated.ts";

/** How many rewards wait for a decision, with the way to them; nothing while none does. */
export function ReviewsNote() {
  const { data } = useQuery(ReferralReviewsCountDocument, { fetchPolicy: "cache-and-network" });
  const count = data?.referrals?.pageInfo.totalCount ?? 0;
  return count === 0 ? null : (
    <TextLink href="/app/tutoring/referral-reviews">{counted(count, "reward")} to decide</TextLink>
  );
}
