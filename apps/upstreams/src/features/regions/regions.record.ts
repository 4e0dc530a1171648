import { z } from "zod";
import { columnsOnWire, presenterOf } from "../../records/on-wire.ts";
import { recordShape } from "../../records/record.ts";
import { regions } from "./regions.table.ts";

/** A part of the business with a currency, a clock and rules of its own. Source: domain.md 1.4. */
export const regionRecord = z
  .object({
    ...recordShape,
    code: z.string().meta({ description: "In capitals, for example UK." }),
    ...columnsOnWire(regions, "name", "currency", "timeZone", "cancellationPolicyId"),
    taxRateBp: z.int().meta({ description: "In hundredths of a percent." }),
    ...columnsOnWire(regions, "invoicePrefix", "active"),
    customers: z.int().optional().meta({ description: "Customers in it; left out with `counted=false`." }),
    tutors: z.int().optional().meta({ description: "Tutors paid through it; left out with `counted=false`." }),
  })
  .meta({ id: "Region" });
export type RegionRecord = z.infer<typeof regionRecord>;

export const regionOf = presenterOf(regionRecord);
