import type { LessonAnswerChoice, LessonAnswerInput } from "@app/schema/types.generated.ts";
import type { FormErrorSetter } from "../../shared/save/user-errors.ts";
import type { LessonAnswerQuery } from "./lesson-answer.generated.ts";

/** What a link asks, as the page has it. */
export type Question = NonNullable<LessonAnswerQuery["lessonAnswer"]>;
/** What is said with a choice. */
type Said = Partial<Pick<LessonAnswerInput, "note" | "rating" | "learnerRating">>;
/** Sends an answer. */
export type Give = (choice: LessonAnswerChoice, said: Said, form: FormErrorSetter) => Promise<void>;
