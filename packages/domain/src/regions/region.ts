import * as z from "zod";
import { currencies } from "../enums.ts";
import {
  currencyField,
  emailField,
  idField,
  optional,
  optionalText,
  proseField,
  textField,
  timeZoneField,
  versionField,
  wholeField,
} from "../fields.ts";
import { messages } from "../messages.ts";
import { regionAddress } from "./region-address.ts";
import { reservedRegionCodes } from "./reserved-codes.generated.ts";

const upper = (label: string, pattern: RegExp, message: string) =>
  textField(label, 8)
    .overwrite((text) => text.toUpperCase())
    .regex(pattern, message);

/** What a customer needs to transfer money, by currency; one that is left out takes no transfers. */
const bankDetailsField = z
  .array(z.object({ currency: currencyField, details: proseField("Bank details", 500) }))
  .max(currencies.length)
  .refine(
    (all) => new Set(all.map(({ currency }) => currency)).size === all.length,
    messages.unique("The currency of the bank details"),
  );
export type BankDetails = z.infer<typeof bankDetailsField>;

/** What a region says of itself on invoices. */
const invoiceFields = {
  pricesIncludeTax: z.boolean(messages.yesOrNo),
  taxLabel: textField("Tax label", 20),
  taxNumber: optional(textField("Tax number", 40)),
  legalName: optional(textField("Legal name", 120)),
  legalAddress: optionalText("Legal address", 300),
  bankDetails: bankDetailsField,
  invoiceFooter: optionalText("Invoice footer", 500),
  replyTo: optional(emailField),
};

const fields = z.object({
  ...invoiceFields,
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
  .extend({
    taxRateBp: fields.shape.taxRateBp.default(0),
    pricesIncludeTax: fields.shape.pricesIncludeTax.default(false),
    taxLabel: fields.shape.taxLabel.default("VAT"),
    bankDetails: fields.shape.bankDetails.default([]),
    invoicePrefix: optional(invoicePrefix),
  })
  .transform((region) => ({ ...region, invoicePrefix: region.invoicePrefix ?? region.code }));
export type RegionInput = z.infer<typeof regionInput>;

/** An update of a region; omitted fields stay unchanged. */
export const regionUpdateInput = fields
  .extend({ invoicePrefix })
  .partial()
  .extend({ _id: idField("Region"), version: versionField });
export type RegionUpdateInput = z.infer<typeof regionUpdateInput>;
