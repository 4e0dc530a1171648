import { and, eq, inArray } from "drizzle-orm";
import { oldInvoiceOf, type OldInvoiceInput } from "@app/domain/billing/old-invoice.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { insertRecord, lockRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import { createRecord, type RecordKind } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { holdInUse } from "../customers/customers.public.ts";
import { oldInvoiceKind } from "./old/old-invoices.queries.ts";
import { oldInvoices, type OldInvoiceRow } from "./old/old-invoices.table.ts";

export { oldInvoices, type OldInvoiceRow } from "./old/old-invoices.table.ts";

type At = Pick<Context, "db">;

/** Thousands at a time: nobody looks at them as they are made. */
const plain: RecordKind<OldInvoiceRow, RecordRef> = {
  ...oldInvoiceKind,
  present: (_, { id, version }) => Promise.resolve({ _id: id, version }),
};

export const oldInvoicesByIds = ({ db }: At, ids: readonly string[]): Promise<OldInvoiceRow[]> =>
  db
    .select()
    .from(oldInvoices)
    .where(inArray(oldInvoices.id, [...ids]));

export const oldInvoicesByNumbers = ({ db }: At, numbers: readonly string[]): Promise<OldInvoiceRow[]> =>
  db
    .select()
    .from(oldInvoices)
    .where(inArray(oldInvoices.number, [...numbers]));

/** Brings in an invoice of the system before. */
export async function bringInOldInvoice(context: Context, input: OldInvoiceInput): Promise<RecordRef> {
  await holdInUse(context, input.customerId);
  return createRecord(context, plain, { write: () => insertRecord(context, oldInvoices, oldInvoiceOf(input)) });
}

/** Removes one that an import brought in; nothing refers to it. */
export async function removeOldInvoice(context: Context, { _id, version }: RecordRef): Promise<void> {
  const row = await lockRecord(context, oldInvoices, _id);
  if (row?.version !== version) throw new Refusal("NOT_FOUND", importMessages.gone);
  await context.db.delete(oldInvoices).where(and(eq(oldInvoices.id, _id), eq(oldInvoices.version, version)));
  const { number: label, customerId: partOf } = row;
  await audit(context, { action: "deleted", kind: "old-invoice", id: _id, label, partOf, before: row, after: {} });
}
