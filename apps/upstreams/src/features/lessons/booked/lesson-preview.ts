import { asc, desc, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Route } from "../../../http/route.ts";
import type { Context } from "../../../service/context.ts";
import { creditNoteAhead, lessonMoney, moneyIfPosted, notesFor } from "../../billing/money-if-posted.public.ts";
import { mailing, mailShown } from "../../messages/mailing.public.ts";
import { settlementRoundOf, settlementRoundRecord } from "../settlement-round.record.ts";
import { bookedLessons, lessonSettlements } from "./booked.table.ts";

/** What a lesson would come to by an act that is only tried. */
const lessonComesTo = z
  .object({
    lessonId: z.string(),
    settlement: settlementRoundRecord,
    money: lessonMoney
      .nullable()
      .meta({ description: "What the books would say; null for a lesson that is in no course." }),
    creditNotes: z.array(creditNoteAhead).meta({ description: "The credit notes that would follow." }),
  })
  .meta({ id: "LessonComesTo" });

const lessonPreview = z
  .object({ mails: z.array(mailShown), comesTo: z.array(lessonComesTo) })
  .meta({ id: "LessonPreview" });

/** What the lessons that an act has settled come to, the earliest first. */
export async function comesToOf(
  context: Context,
  settled: readonly string[],
): Promise<z.infer<typeof lessonComesTo>[]> {
  if (settled.length === 0) return [];
  const lessons = await context.db
    .select({ id: bookedLessons.id, customerId: bookedLessons.customerId })
    .from(bookedLessons)
    .where(inArray(bookedLessons.id, [...settled]))
    .orderBy(asc(bookedLessons.startAt), asc(bookedLessons.id));
  const rounds = await context.db
    .selectDistinctOn([lessonSettlements.lessonId])
    .from(lessonSettlements)
    .where(inArray(lessonSettlements.lessonId, [...settled]))
    .orderBy(lessonSettlements.lessonId, desc(lessonSettlements.round));
  const money = await moneyIfPosted(context, lessons);
  const notes = new Map<string, Awaited<ReturnType<typeof notesFor>>>();
  for (const { id } of lessons) notes.set(id, await notesFor(context, [id]));
  return lessons.flatMap(({ id }) => {
    const round = rounds.find(({ lessonId }) => lessonId === id);
    // What is taken back says nothing of what the lesson will come to.
    return round && round.ruleId !== "reversed"
      ? [
          {
            lessonId: id,
            settlement: settlementRoundOf(round),
            money: money.get(id) ?? null,
            creditNotes: notes.get(id) ?? [],
          },
        ]
      : [];
  });
}

/** A call that may settle lessons: its preview shows what they come to, beside the emails. */
export const settling = (route: Route): Route[] =>
  mailing(route, {
    answer: lessonPreview,
    read: async (context, mails, settled) => ({ mails, comesTo: await comesToOf(context, settled) }),
  });
