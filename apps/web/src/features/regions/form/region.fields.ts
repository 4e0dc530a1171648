import { currencies, type Currency } from "@app/domain/enums.ts";
import { regionInput } from "@app/domain/regions/region.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { percent, reference, text, yesNo } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { CancellationPoliciesDocument } from "../region-mutations.generated.ts";
import type { RegionRecordFragment } from "../region.generated.ts";

/** Bank details by currency, in the order of the currencies; "" for none. */
type BankTexts = Record<Currency, string>;
const noBanks: BankTexts = { USD: "", NGN: "", GBP: "" };
const bankList = (texts: BankTexts) =>
  currencies.flatMap((currency) => (texts[currency].trim() ? [{ currency, details: texts[currency] }] : []));

/** One text for each currency; a currency without one takes no bank transfers. */
const bankDetails = {
  label: "Bank details",
  empty: noBanks,
  read: (stored: RegionRecordFragment["bankDetails"]): BankTexts => ({
    ...noBanks,
    ...Object.fromEntries(stored.map(({ currency, details }) => [currency, details])),
  }),
  parsed: bankList,
  show: (texts: BankTexts) =>
    bankList(texts)
      .map(({ currency, details }) => `${currency}: ${details}`)
      .join("; ") || "none",
  showStored: (stored: unknown) =>
    (stored as RegionRecordFragment["bankDetails"])
      .map(({ currency, details }) => `${currency}: ${details}`)
      .join("; "),
};

/** A region's form as a table of its fields. */
export const regionForm = formOf<RegionRecordFragment>()(regionInput, {
  code: text("Code"),
  name: text("Name"),
  currency: text("Currency"),
  timeZone: text("Time zone"),
  cancellationPolicyId: reference("Cancellation policy", "cancellationPolicy"),
  taxRateBp: percent("Tax rate"),
  pricesIncludeTax: yesNo("Prices include the tax"),
  taxLabel: text("Name of the tax", "VAT"),
  taxNumber: text("Tax number"),
  invoicePrefix: text("Invoice prefix"),
  legalName: text("Legal name"),
  legalAddress: text("Legal address"),
  bankDetails,
  invoiceFooter: text("Invoice footer"),
  replyTo: text("Replies to"),
});

/** The cancellation policies that a region may have, and one's name by its id. */
export function usePolicies(fetchPolicy: "cache-and-network" | "cache-first" = "cache-and-network") {
  const { data } = useQuery(CancellationPoliciesDocument, { fetchPolicy });
  const policies = (data?.cancellationPolicies ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return { policies, nameOf: (id: unknown) => policies.find(({ value }) => value === id)?.label ?? "another policy" };
}
