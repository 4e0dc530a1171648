import type { Context } from "../../service/context.ts";
import { lessonMoneyOf, type LessonMoney } from "./posting/lesson-money.ts";
import { postFor } from "./posting/post-lessons.ts";

export { creditNoteAhead, notesFor } from "./credit-notes-ahead.ts";
export { lessonMoney, type LessonMoney } from "./posting/lesson-money.ts";

/**
 * What the books say of some lessons once they are posted, by lesson. It posts them, so it is for a transaction that is
 * taken back.
 */
export async function moneyIfPosted(
  context: Context,
  lessons: readonly { id: string; customerId: string }[],
): Promise<Map<string, LessonMoney>> {
  const customerIds = [...new Set(lessons.map(({ customerId }) => customerId))];
  for (const customerId of customerIds.toSorted()) await postFor(context, customerId);
  const money = await lessonMoneyOf(
    context,
    lessons.map(({ id }) => id),
  );
  return new Map(money.map((one) => [one._id, one]));
}
