/** Answers of tutors and customers through one-time links in emails about lessons. Source: domain.md 2.1–2.4. */
import * as z from "zod";
import { choiceField, optionalText } from "../fields.ts";
import { lessonRatingAnswer, studentRatingAnswer } from "../ratings/rating.ts";
import { answerChoices } from "./answer-enums.ts";
import { answerMessages } from "./answer-messages.ts";

/** Maximum length of a note, in characters. */
export const answerNoteMax = 500;

/** A link from an email. A malformed code gets the same response as an unknown one. */
export const answerLookInput = z.object({
  code: z.string(answerMessages.invalid).trim().min(1, answerMessages.invalid).max(200, answerMessages.invalid),
});
export type AnswerLookInput = z.infer<typeof answerLookInput>;

/** How many days after a lesson both sides can rate by their link. */
export const ratingAskedDays = 14;

/** An answer; declining or objecting takes a reason. */
export const answerRules = z
  .object({ choice: choiceField("Answer", answerChoices), note: optionalText("Note", answerNoteMax) })
  .refine(({ choice, note }) => choice === "accept" || choice === "rate" || Boolean(note), {
    message: answerMessages.why,
    path: ["note"],
  });

/** The rating, if the link asks for one: of the lesson or of the learner. */
const ratingsGiven = z.object({
  rating: lessonRatingAnswer.nullish(),
  learnerRating: studentRatingAnswer.nullish(),
});

/** The answer with the code of its link. */
export const answerInput = z.intersection(z.intersection(answerLookInput, answerRules), ratingsGiven);
export type AnswerInput = z.infer<typeof answerInput>;
