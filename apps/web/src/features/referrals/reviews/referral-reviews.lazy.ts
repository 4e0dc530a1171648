import { preloadOf } from "../../../shared/list/list-of.ts";
import { referralReviewsList } from "./referral-reviews.list.tsx";

export { ReferralReviewsScreen as Component } from "./referral-reviews.screen.tsx";

export const preload = preloadOf(referralReviewsList);
