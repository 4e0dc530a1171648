import { useQuery } from "@apollo/client/react";
import type { RecordWords } from "../../../shared/text/record-words.ts";
import { CancellationPoliciesDocument } from "./region-form.generated.ts";
import { regionLabels, type RegionValues } from "./region-values.ts";

/** A region's fields as people read them: the cancellation policy by its name. */
export function useRegionWords(): RecordWords<keyof RegionValues> {
  const { data } = useQuery(CancellationPoliciesDocument, { fetchPolicy: "cache-first" });
  const policies = data?.cancellationPolicies ?? [];
  return {
    labels: regionLabels,
    show: {
      cancellationPolicyId: (id) => policies.find((policy) => policy.id === id)?.name ?? "another policy",
      taxRateBp: (percent) => `${String(percent)} %`,
    },
  };
}
