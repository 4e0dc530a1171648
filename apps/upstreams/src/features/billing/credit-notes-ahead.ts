import { and, eq, gte, inArray, or, sql } from "drizzle-orm";
import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import type { Context } from "../../service/context.ts";
import { creditNotes } from "./credit-notes.table.ts";
import { creditLots } from "./credit.table.ts";
import { billedItems } from "./ongoing/billed-items.table.ts";
import { billableItems } from "./posting/billable-items.table.ts";

export const creditNoteAhead = z
  .object({
    invoiceId: z.string(),
    currency: z.enum(currencies),
    total: z.int().meta({ description: "What it takes off the invoice, in minor units." }),
    asCredit: z.int().meta({ description: "What of that was paid already and becomes credit, in minor units." }),
  })
  .meta({ id: "CreditNoteAhead" });
export type CreditNoteAhead = z.infer<typeof creditNoteAhead>;

/** The credit notes that were written just now for some lessons, or places in group lessons. */
export async function notesFor({ db, now }: Context, ids: readonly string[]): Promise<CreditNoteAhead[]> {
  const noted = db
    .select({ id: billedItems.creditNoteId })
    .from(billedItems)
    .innerJoin(billableItems, eq(billableItems.id, billedItems.itemId))
    .where(or(inArray(billableItems.lessonId, [...ids]), inArray(billableItems.enrolmentId, [...ids])));
  const { id, invoiceId, currency, total, createdAt } = creditNotes;
  const asCredit = sql<number>`coalesce((select sum(${creditLots.size}) from ${creditLots}
    where ${creditLots}.credit_note_id = ${creditNotes}.id), 0)::text`.mapWith(Number);
  return db
    .select({ invoiceId, currency, total, asCredit })
    .from(creditNotes)
    .where(and(inArray(id, noted), gte(createdAt, now)))
    .orderBy(creditNotes.creditNoteNumber);
}
