import { lessonName } from "@app/domain/lessons/lesson-names.ts";
import { fullName } from "@app/domain/people/person.ts";
import { eq } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { personOf } from "../../customers/customers.public.ts";
import { bookedLessons, type BookedRow } from "../booked/booked.table.ts";
import { learnerLabel } from "../request-words.ts";
import type { AnswerLinkRow } from "./answer-links.table.ts";
import type { Fact } from "./answer-rules.ts";

/** What it takes to look. */
export type Reading = Pick<Context, "db" | "now">;

/** The lesson of a link; null where there is none. */
export async function lessonOf({ db }: Reading, { recordId }: AnswerLinkRow): Promise<BookedRow | null> {
  const [lesson] = await db.select().from(bookedLessons).where(eq(bookedLessons.id, recordId));
  return lesson ?? null;
}

/** Who reads on a side. */
export const readerOn = { tutor: "tutor", customer: "family" } as const;

/** What a link says of a lesson. */
export const factsOf = async (
  context: Reading,
  lesson: BookedRow,
  { side }: Pick<AnswerLinkRow, "side">,
): Promise<Fact[]> => [
  { label: "Lesson", text: lessonName(lesson.subject, lesson.kind, true) },
  { label: "Learner", text: await learnerLabel(context, { ...lesson, leadId: null }, readerOn[side]) },
  { label: "Tutor", text: fullName(await personOf(context, lesson.tutorId)) },
];
