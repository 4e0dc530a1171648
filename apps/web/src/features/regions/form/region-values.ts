import type { FormikErrors } from "formik";
import { messages } from "@app/domain/messages.ts";
import { regionInput } from "@app/domain/regions/region.ts";
import type { RegionCreateInput } from "@app/schema/types.generated.ts";
import type { FormRecord } from "../../../shared/save/use-form-save.tsx";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { basisPointsOf, percentOf } from "../tax-rate.ts";
import type { RegionFormFragment } from "./region-form.generated.ts";

/** What the form holds: the tax rate in per cent, empty texts instead of nothing. */
export interface RegionValues {
  code: string;
  name: string;
  currency: string;
  timeZone: string;
  cancellationPolicyId: string;
  taxRateBp: string | number | null;
  invoicePrefix: string;
}

export const regionLabels: Record<keyof RegionValues, string> = {
  code: "Code",
  name: "Name",
  currency: "Currency",
  timeZone: "Time zone",
  cancellationPolicyId: "Cancellation policy",
  taxRateBp: "Tax rate",
  invoicePrefix: "Invoice prefix",
};

const newRegion: RegionValues = {
  code: "",
  name: "",
  currency: "",
  timeZone: "",
  cancellationPolicyId: "",
  taxRateBp: 0,
  invoicePrefix: "",
};

/** What a form starts with; null is a new region. */
export function recordOf(region: RegionFormFragment | null): FormRecord<RegionValues> {
  if (region === null) return { version: 0, values: newRegion };
  const { code, name, currency, timeZone, cancellationPolicy, taxRateBp, invoicePrefix, version } = region;
  const cancellationPolicyId = cancellationPolicy?.id ?? "";
  const percent = Number(percentOf(taxRateBp));
  return {
    version,
    values: { code, name, currency, timeZone, cancellationPolicyId, taxRateBp: percent, invoicePrefix },
  };
}

const inBasisPoints = (values: RegionValues) => ({ ...values, taxRateBp: basisPointsOf(values.taxRateBp) ?? 0 });

function taxRefusal(percent: RegionValues["taxRateBp"]): string | null {
  const basisPoints = basisPointsOf(percent);
  if (basisPoints === null) return messages.amount;
  return basisPoints > 10_000 ? messages.between(regionLabels.taxRateBp, 0, 100) : null;
}

export function checkRegion(values: RegionValues): FormikErrors<RegionValues> {
  const { taxRateBp: _, ...errors } = checkWith<RegionValues>(regionInput)(inBasisPoints(values));
  const taxRateBp = taxRefusal(values.taxRateBp);
  return taxRateBp === null ? errors : { ...errors, taxRateBp };
}

/** What is sent: as the rules parse it. */
export function inputOf(values: RegionValues): RegionCreateInput {
  return regionInput.parse(inBasisPoints(values));
}
