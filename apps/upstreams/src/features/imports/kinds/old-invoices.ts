import { isDeepStrictEqual } from "node:util";
import { oldInvoiceInput, oldInvoiceMessages, oldInvoiceOf } from "@app/domain/billing/old-invoice.ts";
import { oldInvoiceFile } from "@app/domain/imports/old-invoice-file.ts";
import {
  bringInOldInvoice,
  oldInvoices,
  oldInvoicesByIds,
  oldInvoicesByNumbers,
  removeOldInvoice,
  type OldInvoiceRow,
} from "../../billing/old-invoice-import.public.ts";
import type { Found, Importable, Match, Values } from "../importable.ts";
import { parsedBy } from "../parsed-by.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const nameOf = ({ kind, number }: Values | OldInvoiceRow) => `${textOf(kind)} ${textOf(number)}`;

const foundOf = (row: OldInvoiceRow): Found => {
  const { id, version, archivedAt: _, createdAt: __, updatedAt: ___, createdBy: ____, updatedBy: _____, ...said } = row;
  return { id, version, label: row.number, archived: false, current: said };
};

/** What a row says in the columns of the table; null where it says something that cannot be. */
function rowOf(values: Values) {
  const read = oldInvoiceInput.safeParse(values);
  return read.success ? oldInvoiceOf(read.data) : null;
}

/** Invoices of the system before, for customers by number or email. */
export const oldInvoiceImport: Importable = {
  file: oldInvoiceFile,
  records: oldInvoices,
  urlOf: () => null,
  labelOf: ({ number }) => textOf(number),
  keysOf: (values) => [nameOf(values)],
  async match(context, rows) {
    const there = await oldInvoicesByNumbers(context, [...new Set(rows.map(({ number }) => textOf(number)))]);
    return rows.map((values): Match => {
      const same = there.find((row) => nameOf(row) === nameOf(values));
      return { found: same ? foundOf(same) : null, candidates: [] };
    });
  },
  load: async (context, ids) => (await oldInvoicesByIds(context, ids)).map(foundOf),
  parseNew: (values) => parsedBy(oldInvoiceInput, values),
  // It is a copy of what was: a second import may only say the same.
  parseChanges({ current }, values) {
    const said = rowOf(values);
    if (said === null) return parsedBy(oldInvoiceInput, values);
    const same = Object.entries(said).every(([field, value]) => isDeepStrictEqual(current[field] ?? null, value));
    return same ? { values: {} } : { problems: { number: oldInvoiceMessages.other } };
  },
  create: (context, values) => bringInOldInvoice(context, oldInvoiceInput.parse(values)),
  update: (_, at) => Promise.resolve(at),
  remove: removeOldInvoice,
};
