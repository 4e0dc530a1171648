import type { LessonAnswerKind } from "@app/domain/lessons/answer-enums.ts";
import { confirmation, proposal } from "./answer-requests.ts";
import { noShow, time } from "./answer-lessons.ts";
import type { AnswerRules } from "./answer-rules.ts";

/** What each kind of link asks and does; another kind is a row here, or where the calls are put together, and in `answerKinds`. */
export type AnswerRulesOf = Readonly<Record<LessonAnswerKind, AnswerRules>>;

/** What is asked about requests and lessons themselves. */
export const lessonAnswers = { proposal, confirmation, time, "no-show": noShow };
