import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { regions } from "./regions.table.ts";

/** A part of the business with a currency, a clock and rules of its own. Source: domain.md 1.4. */
export const regionRecord = z
  .object({
    ...recordShape,
    code: z.string().meta({ description: "In capitals, for example UK." }),
    ...columnSchemas(regions, "name", "currency", "timeZone", "cancellationPolicyId"),
    taxRateBp: z.int().meta({ description: "In hundredths of a percent." }),
    ...columnSchemas(regions, "invoicePrefix", "active"),
    customers: z.int().optional().meta({ description: "Customers in it; left out with `counted=false`." }),
    tutors: z.int().optional().meta({ description: "Tutors paid through it; left out with `counted=false`." }),
  })
  .meta({ id: "Region" });
export type RegionRecord = z.infer<typeof regionRecord>;

export const regionOf = serializerFor(regionRecord);
