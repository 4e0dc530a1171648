import { z } from "zod";
import { answerChoices } from "@app/domain/lessons/answer-enums.ts";
import { answerInput, answerLookInput } from "@app/domain/lessons/answers.ts";
import { open, type Route } from "../../../http/route.ts";
import type { AnswerRulesOf } from "./answer-kinds.ts";
import { lessonAnswerRecord } from "./answer.record.ts";
import { submitAnswer, lookUpAnswer } from "./answers.service.ts";

const post = { method: "post" } as const;

/** What tutors and customers answer by a one-time link. Codes travel in bodies, since addresses are logged on the way. Source: domain.md 2.1–2.4. */
export const answerRoutes = (rules: AnswerRulesOf): Route[] => [
  open({
    ...post,
    path: "/lessons/answer-link",
    summary: "What a one-time link from an email about lessons asks, and whether it can be used.",
    body: answerLookInput,
    answer: lessonAnswerRecord,
    handle: (app, { body, origin }) => lookUpAnswer(app, rules, body, origin),
  }),
  open({
    ...post,
    path: "/lessons/answer",
    summary: "Answers with a one-time link. It works once.",
    body: answerInput,
    answer: z.object({ choice: z.enum(answerChoices) }),
    handle: (app, { body, origin }) => submitAnswer(app, rules, body, origin),
  }),
];
