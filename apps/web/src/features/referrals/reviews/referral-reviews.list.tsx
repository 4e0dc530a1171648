import { referralSchemes } from "@app/domain/referrals/referral-enums.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { flagOptions } from "../referral-labels.ts";
import { ReferralReviewsListDocument, type ReferralReviewsListQuery } from "./reviews.generated.ts";

export type ReviewRow = NonNullable<ReferralReviewsListQuery["page"]>["items"][number];

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
  return { ...chosen, filter: { ...chosen.filter, status: ["REVIEW"] } };
};

/** Referrals of all referrers that wait for a decision because something stands out, the oldest first. */
export const referralReviewsList = { ...everywhere, variables };
