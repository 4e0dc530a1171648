import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import type { Context } from "../../service/context.ts";
import { groupEnrolments } from "../group-lessons/group-tables.public.ts";
import { persons } from "../customers/customers.public.ts";
import { creditNotes } from "./credit-notes.table.ts";
import { creditLots } from "./credit.table.ts";
import { placePayer } from "./due-places.ts";
import { billedItems } from "./ongoing/billed-items.table.ts";
import { billableItems } from "./posting/billable-items.table.ts";
import type { LessonMoney } from "./posting/lesson-money.ts";
import { placeMoneyOf } from "./posting/place-money.ts";
import { postFor } from "./posting/post-lessons.ts";

export const creditNoteAhead = z
  .object({
    invoiceId: z.string(),
    currency: z.enum(currencies),
    total: z.int().meta({ description: "What it takes off the invoice, in minor units." }),
    asCredit: z.int().meta({ description: "What of that was paid already and becomes credit, in minor units." }),
  })
  .meta({ id: "CreditNoteAhead" });
export type CreditNoteAhead = z.infer<typeof creditNoteAhead>;

/** The credit notes that were written just now for some places. */
async function notesFor({ db, now }: Context, ids: readonly string[]): Promise<CreditNoteAhead[]> {
  const noted = db
    .select({ id: billedItems.creditNoteId })
    .from(billedItems)
    .innerJoin(billableItems, eq(billableItems.id, billedItems.itemId))
    .where(inArray(billableItems.enrolmentId, [...ids]));
  const { id, invoiceId, currency, total, createdAt } = creditNotes;
  const asCredit = sql<number>`coalesce((select sum(${creditLots.size}) from ${creditLots}
    where ${creditLots}.credit_note_id = ${creditNotes}.id), 0)::text`.mapWith(Number);
  return db
    .select({ invoiceId, currency, total, asCredit })
    .from(creditNotes)
    .where(and(inArray(id, noted), gte(createdAt, now)))
    .orderBy(creditNotes.creditNoteNumber);
}

/**
 * What the books say of some places in group lessons once they are posted, and the credit notes that follow. It posts them,
 * so it is for a transaction that is taken back.
 */
export async function placesIfPosted(
  context: Context,
  ids: readonly string[],
): Promise<{ money: Map<string, LessonMoney>; creditNotes: CreditNoteAhead[] }> {
  const payers = await context.db
    .selectDistinct({ id: placePayer })
    .from(groupEnrolments)
    .innerJoin(persons, eq(persons.id, groupEnrolments.customerId))
    .where(inArray(groupEnrolments.id, [...ids]));
  for (const { id } of payers) await postFor(context, id);
  const money = await placeMoneyOf(context, ids);
  return { money: new Map(money.map((one) => [one._id, one])), creditNotes: await notesFor(context, ids) };
}
