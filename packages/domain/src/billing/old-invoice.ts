/** Invoices of the system before: shown as they were, counted nowhere. Source: domain.md 3.6. */
import * as z from "zod";
import { currencyField, dateField, idField, optional, optionalText, textField } from "../fields.ts";
import { parseAmount } from "../money.ts";
import { invoiceKinds } from "./billing-enums.ts";

export const oldInvoiceMessages = {
  other: "This invoice was brought in before, with other content. Undo that import first.",
  dueBefore: "The due date is before the date of issue.",
} as const;

/** A field that the system before had, under its own name. */
export const oldInvoiceField = z.object({ name: textField("Name", 200), value: textField("Value", 5_000) });
export type OldInvoiceField = z.infer<typeof oldInvoiceField>;

/** A row of a file, in which amounts are as they were typed. */
export const oldInvoiceInput = z
  .object({
    customerId: idField("Customer"),
    number: textField("Number", 60),
    kind: z.enum(invoiceKinds),
    issuedOn: dateField,
    dueOn: optional(dateField),
    currency: currencyField,
    total: textField("Total", 40),
    paid: optional(textField("Paid", 40)),
    status: optionalText("Status", 60),
    fields: optional(z.array(oldInvoiceField).max(200)),
  })
  .check(({ value, issues }) => {
    const { total, paid, currency, issuedOn, dueOn } = value;
    const refuse = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: value });
    for (const [field, typed] of Object.entries({ total, paid })) {
      const read = typed == null ? null : parseAmount(typed, currency);
      if (read && !read.ok) refuse(field, read.message);
    }
    if (dueOn != null && dueOn < issuedOn) refuse("dueOn", oldInvoiceMessages.dueBefore);
  });
export type OldInvoiceInput = z.infer<typeof oldInvoiceInput>;

const minorOf = (typed: string | null | undefined, currency: OldInvoiceInput["currency"]): number | null => {
  const read = typed == null ? null : parseAmount(typed, currency);
  return read?.ok ? read.amount : null;
};

/** The invoice that a row brings in, with amounts in minor units; what it does not say is null. */
export function oldInvoiceOf({ total, paid, dueOn, status, fields, ...rest }: OldInvoiceInput) {
  return {
    ...rest,
    dueOn: dueOn ?? null,
    total: minorOf(total, rest.currency) ?? 0,
    paid: minorOf(paid, rest.currency),
    status: status ?? null,
    fields: fields ?? [],
  };
}
