import * as z from "zod";
import { currencyField, idField, optional, textField, timeZoneField, versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { regionAddress } from "./region-address.ts";
import { reservedRegionCodes } from "./reserved-codes.generated.ts";

const upper = (label: string, pattern: RegExp, message: string) =>
  textField(label, 8)
    .overwrite((text) => text.toUpperCase())
    .regex(pattern, message);

const fields = z.object({
  code: upper("Code", /^[A-Z]{2,8}$/, messages.regionCode).refine(
    (code) => !reservedRegionCodes.includes(regionAddress(code)),
    messages.regionCodeReserved,
  ),
  name: textField("Name", 60),
  currency: currencyField,
  timeZone: timeZoneField,
  cancellationPolicyId: idField("Cancellation policy"),
  /** Basis points: 2000 is 20%. */
  taxRateBp: wholeField("Tax rate", 0, 10_000),
});

const invoicePrefix = upper("Invoice prefix", /^[A-Z0-9]{1,8}$/, messages.invoicePrefix);

/** A new region. Its invoice numbers start with its code unless a prefix is given. Source: domain.md 1.4. */
export const regionInput = fields
  .extend({ taxRateBp: fields.shape.taxRateBp.default(0), invoicePrefix: optional(invoicePrefix) })
  .transform((region) => ({ ...region, invoicePrefix: region.invoicePrefix ?? region.code }));
export type RegionInput = z.infer<typeof regionInput>;

/** An update of a region; omitted fields stay unchanged. */
export const regionUpdateInput = fields
  .extend({ invoicePrefix })
  .partial()
  .extend({ _id: idField("Region"), version: versionField });
export type RegionUpdateInput = z.infer<typeof regionUpdateInput>;
