import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { recordFields, recordShape } from "../../records/record.ts";
import type { CancellationPolicyRow, RegionRow } from "./regions.table.ts";

/** A part of the business with a currency, a clock and rules of its own. Source: domain.md 1.4. */
export const regionRecord = z
  .object({
    ...recordShape,
    code: z.string().meta({ description: "In capitals, for example UK." }),
    name: z.string(),
    currency: z.enum(currencies),
    timeZone: z.string(),
    cancellationPolicyId: z.string(),
    taxRateBp: z.int().meta({ description: "Hundredths of a per cent." }),
    invoicePrefix: z.string(),
    active: z.boolean(),
    customers: z.int().optional().meta({ description: "How many belong to it; not with `counted=false`." }),
    tutors: z.int().optional().meta({ description: "How many are paid through it; not with `counted=false`." }),
  })
  .meta({ id: "Region" });
export type RegionRecord = z.infer<typeof regionRecord>;

export interface RegionCounts {
  customers: number;
  tutors: number;
}

export const regionOf = (row: RegionRow, counts?: RegionCounts): RegionRecord => ({
  ...recordFields(row),
  code: row.code,
  name: row.name,
  currency: row.currency,
  timeZone: row.timeZone,
  cancellationPolicyId: row.cancellationPolicyId,
  taxRateBp: row.taxRateBp,
  invoicePrefix: row.invoicePrefix,
  active: row.active,
  ...counts,
});

/** What cancelling, moving or missing a lesson costs; percentages of the price. Source: domain.md 1.4. */
export const cancellationPolicyRecord = z
  .object({
    ...recordShape,
    name: z.string(),
    windowHours: z.int(),
    lateCancelPercent: z.int(),
    noShowPercent: z.int(),
    tutorLatePayPercent: z.int(),
    tutorWaitPayPercent: z.int(),
    graceMinutes: z.int(),
    freeLateCancelsPerTerm: z.int(),
    freeReschedules: z.int().meta({ description: "Per 30 days." }),
    outageIsFree: z.boolean(),
  })
  .meta({ id: "CancellationPolicy" });
export type CancellationPolicyRecord = z.infer<typeof cancellationPolicyRecord>;

export const cancellationPolicyOf = (row: CancellationPolicyRow): CancellationPolicyRecord => ({
  ...recordFields(row),
  name: row.name,
  windowHours: row.windowHours,
  lateCancelPercent: row.lateCancelPercent,
  noShowPercent: row.noShowPercent,
  tutorLatePayPercent: row.tutorLatePayPercent,
  tutorWaitPayPercent: row.tutorWaitPayPercent,
  graceMinutes: row.graceMinutes,
  freeLateCancelsPerTerm: row.freeLateCancelsPerTerm,
  freeReschedules: row.freeReschedules,
  outageIsFree: row.outageIsFree,
});
