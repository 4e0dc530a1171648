import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { regions } from "./regions.table.ts";

const bankDetailsRecord = z.object({ currency: z.enum(currencies), details: z.string() }).meta({ id: "BankDetails" });

/** A part of the business with a currency, a clock and rules of its own. Source: domain.md 1.4. */
export const regionRecord = z
  .object({
    ...recordShape,
    code: z.string().meta({ description: "In capitals, for example UK." }),
    ...columnSchemas(regions, "name", "currency", "timeZone", "cancellationPolicyId"),
    taxRateBp: z.int().meta({ description: "In hundredths of a percent." }),
    ...columnSchemas(regions, "pricesIncludeTax", "taxLabel", "taxNumber", "invoicePrefix"),
    ...columnSchemas(regions, "legalName", "legalAddress", "invoiceFooter", "replyTo", "active"),
    bankDetails: z.array(bankDetailsRecord).meta({ description: "What a transfer needs, by currency." }),
    customers: z.int().optional().meta({ description: "Customers in it; left out with `counted=false`." }),
    tutors: z.int().optional().meta({ description: "Tutors paid through it; left out with `counted=false`." }),
  })
  .meta({ id: "Region" });
export type RegionRecord = z.infer<typeof regionRecord>;

export const regionOf = serializerFor(regionRecord);
