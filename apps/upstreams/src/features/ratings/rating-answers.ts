import { momentInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { ratingMessages } from "@app/domain/ratings/rating-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { and, eq, type SQL } from "drizzle-orm";
import { fieldRefusal } from "../../service/refusal.ts";
import { factsOf, lessonOf, type AnswerLinkRow, type AnswerRules, type Reading } from "../lessons/answers.public.ts";
import type { BookedRow } from "../lessons/lessons.public.ts";
import { rateLesson } from "./rate-lesson.ts";
import { rateStudent } from "./ratings.service.ts";
import { lessonRatings, studentRatings } from "./ratings.table.ts";

/** The lesson of a link as long as it can be rated and they who got the link have not rated it. */
async function ratableBy(
  context: Reading,
  link: AnswerLinkRow,
  ratings: typeof lessonRatings | typeof studentRatings,
  theirs?: SQL,
): Promise<BookedRow | null> {
  const lesson = await lessonOf(context, link);
  if (lesson?.status !== "completed") return null;
  const given = await context.db.$count(ratings, and(eq(ratings.lessonId, lesson.id), theirs));
  return given > 0 ? null : lesson;
}

const rater = ({ personId }: AnswerLinkRow) => eq(lessonRatings.raterId, personId);

async function question(context: Reading, link: AnswerLinkRow, lesson: BookedRow | null, timeZone: string) {
  if (!lesson) return null;
  const when = { label: "When", text: momentInWords(lesson.startAt, timeZone) };
  return { facts: [...(await factsOf(context, lesson, link)), when], choices: ["rate" as const] };
}

/** Whoever pays for a lesson says how it was. Source: domain.md 1.2, 2.3. */
export const rating: AnswerRules = {
  look: async (context, link, timeZone) =>
    question(context, link, await ratableBy(context, link, lessonRatings, rater(link)), timeZone),
  async answer(context, link, said) {
    if (!said.rating) throw fieldRefusal("rating.rating", ratingMessages.stars);
    return rateLesson(context, { ...said.rating, lessonId: link.recordId, raterId: link.personId, onBehalf: null });
  },
};

/** Whoever gave a lesson says how the learner is doing. Source: domain.md 1.2. */
export const learnerRating: AnswerRules = {
  look: async (context, link, timeZone) =>
    question(context, link, await ratableBy(context, link, studentRatings), timeZone),
  async answer(context, link, said) {
    if (!said.learnerRating) throw fieldRefusal("learnerRating.engagement", messages.required("Engagement"));
    return rateStudent(context, { ...said.learnerRating, lessonId: link.recordId, onBehalf: null });
  },
};
