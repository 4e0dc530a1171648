/** What tutors and customers answer with a one-time link from an email about lessons. Source: domain.md 2.1–2.4. */
import * as z from "zod";
import { choiceField, optionalText } from "../fields.ts";
import { lessonRatingAnswer, studentRatingAnswer } from "../ratings/rating.ts";
import { answerChoices } from "./answer-enums.ts";
import { answerMessages } from "./answer-messages.ts";

/** How long a note with an answer may be, in characters. */
export const answerNoteMax = 500;

/** A link as its email has it; what cannot be a code is answered like one that nobody was given. */
export const answerLookInput = z.object({
  code: z.string(answerMessages.invalid).trim().min(1, answerMessages.invalid).max(200, answerMessages.invalid),
});
export type AnswerLookInput = z.infer<typeof answerLookInput>;

/** For so many days after a lesson both sides can rate by their link. */
export const ratingAskedDays = 14;

/** What is answered; who declines or objects says why. */
export const answerRules = z
  .object({ choice: choiceField("Answer", answerChoices), note: optionalText("Note", answerNoteMax) })
  .refine(({ choice, note }) => choice === "accept" || choice === "rate" || Boolean(note), {
    message: answerMessages.why,
    path: ["note"],
  });

/** What is said with it where the link asks for a rating: of the lesson, or of the learner. */
const ratingsGiven = z.object({
  rating: lessonRatingAnswer.nullish(),
  learnerRating: studentRatingAnswer.nullish(),
});

/** The same with the code of its link. */
export const answerInput = z.intersection(z.intersection(answerLookInput, answerRules), ratingsGiven);
export type AnswerInput = z.infer<typeof answerInput>;
