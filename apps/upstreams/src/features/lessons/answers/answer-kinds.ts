import type { LessonAnswerKind } from "@app/domain/lessons/answer-enums.ts";
import { learnerRating, rating } from "../../ratings/rating-answers.public.ts";
import { confirmation, proposal } from "./answer-requests.ts";
import { noShow, time } from "./answer-lessons.ts";
import type { AnswerRules } from "./answer-rules.ts";

/** What each kind of link asks and does; another kind is a row here and in `answerKinds`. */
export const answerRulesOf: Readonly<Record<LessonAnswerKind, AnswerRules>> = {
  proposal,
  confirmation,
  time,
  "no-show": noShow,
  rating,
  "learner-rating": learnerRating,
};
