import type { LessonAnswerChoice } from "@app/domain/lessons/answer-enums.ts";
import type { LessonRatingAnswer, StudentRatingAnswer } from "@app/domain/ratings/rating.ts";
import type { Context } from "../../../service/context.ts";
import type { AnswerLinkRow } from "./answer-links.table.ts";

/** One line of what somebody is asked: "Times", "Tuesdays at 18:00 (London)". */
export interface Fact {
  label: string;
  text: string;
}

/** What a link asks as things stand. */
export interface Question {
  facts: Fact[];
  choices: LessonAnswerChoice[];
}

interface Said {
  choice: LessonAnswerChoice;
  note: string | null;
  /** Where the link asks for one. */
  rating: LessonRatingAnswer | null;
  learnerRating: StudentRatingAnswer | null;
}

/** A kind of answer: what is asked, and what is done with what is said. */
export interface AnswerRules {
  /** The question with times by a zone; null once it is answered another way or not asked any more. */
  look(context: Pick<Context, "db" | "now">, link: AnswerLinkRow, timeZone: string): Promise<Question | null>;
  /** Does what is said, by the same calls with which staff do it for them. */
  answer(context: Context, link: AnswerLinkRow, said: Said): Promise<unknown>;
}
