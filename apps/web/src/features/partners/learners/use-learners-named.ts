import { skipToken } from "@apollo/client/react";
import { useQuery } from "../../../shared/page/use-query.ts";
import { PartnerLearnersDocument, type PartnerLearnerLineFragment } from "./learner.generated.ts";

/** The most that are named at once. */
const size = 100;

/** Some of a partner's learners by their ids, or the first hundred of all; none until they are known. */
export function useLearnersNamed(
  partnerId: string,
  ids: readonly string[] | null,
): readonly PartnerLearnerLineFragment[] {
  const variables = { partnerId, ids: ids && [...ids], page: { size } };
  const { data } = useQuery(PartnerLearnersDocument, ids?.length === 0 ? skipToken : { variables });
  return data?.page?.items ?? [];
}
