import { eq, inArray } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { groupEnrolments } from "../group-lessons/group-tables.public.ts";
import { persons } from "../customers/customers.public.ts";
import { notesFor, type CreditNoteAhead } from "./credit-notes-ahead.ts";
import { placePayer } from "./due-places.ts";
import type { LessonMoney } from "./posting/lesson-money.ts";
import { placeMoneyOf } from "./posting/place-money.ts";
import { postFor } from "./posting/post-lessons.ts";

export { creditNoteAhead } from "./credit-notes-ahead.ts";

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
