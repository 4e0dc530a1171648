import { regionInput } from "@app/domain/regions/region.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { percent, reference, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { CancellationPoliciesDocument } from "../region-mutations.generated.ts";
import type { RegionRecordFragment } from "../region.generated.ts";

/** A region's form as a table of its fields. */
export const regionForm = formOf<RegionRecordFragment>()(regionInput, {
  code: text("Code"),
  name: text("Name"),
  currency: text("Currency"),
  timeZone: text("Time zone"),
  cancellationPolicyId: reference("Cancellation policy", "cancellationPolicy"),
  taxRateBp: percent("Tax rate"),
  invoicePrefix: text("Invoice prefix"),
});

/** The cancellation policies that a region may have, and one's name by its id. */
export function usePolicies(fetchPolicy: "cache-and-network" | "cache-first" = "cache-and-network") {
  const { data } = useQuery(CancellationPoliciesDocument, { fetchPolicy });
  const policies = (data?.cancellationPolicies ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return { policies, nameOf: (id: unknown) => policies.find(({ value }) => value === id)?.label ?? "another policy" };
}
