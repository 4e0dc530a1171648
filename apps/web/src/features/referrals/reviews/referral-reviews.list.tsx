import { referralSchemes } from "@app/domain/referrals/referral-enums.ts";
import type { ReferralStatus } from "@app/schema/types.generated.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { flagOptions } from "../referral-labels.ts";
import { ReferralReviewsListDocument, type ReferralReviewsListQuery } from "./reviews.generated.ts";

export type ReviewRow = NonNullable<ReferralReviewsListQuery["page"]>["items"][number];

/** The states in which somebody decides about the reward: whether something stands out or not. */
export const decidable = ["REVIEW", "QUALIFIED"] as const satisfies ReferralStatus[];

const columns: readonly ListColumn<ReviewRow>[] = [
  { id: "name", header: "Came", card: "title", sort: "ATTRIBUTED", cell: ({ name }) => name },
];

const everywhere = listOf(ReferralReviewsListDocument, {
  sorts: ["ATTRIBUTED"],
  sort: "ATTRIBUTED_ASC",
  columns,
  facets: "referral",
  filters: { scheme: oneOf("Scheme", referralSchemes), flag: oneOf("Stands out", flagOptions) },
});

const variables: (typeof everywhere)["variables"] = (asked) => {
  const chosen = everywhere.variables(asked);
  return { ...chosen, filter: { ...chosen.filter, status: [...decidable] } };
};

/** Referrals of all referrers whose reward waits for a decision, the oldest first. */
export const referralReviewsList = { ...everywhere, variables };
