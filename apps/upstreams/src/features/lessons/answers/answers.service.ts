import { answerMessages } from "@app/domain/lessons/answer-messages.ts";
import type { AnswerInput, AnswerLookInput } from "@app/domain/lessons/answers.ts";
import type { LessonAnswerState } from "@app/domain/lessons/answer-enums.ts";
import { codeState } from "@app/domain/account/one-time-code.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { messages } from "@app/domain/messages.ts";
import { retryable } from "../../../database/retryable.ts";
import type { App, Origin } from "../../../service/context.ts";
import { limitAttempts, noteAttempt } from "../../account/account.public.ts";
import { personOf } from "../../customers/customers.public.ts";
import { answerContext } from "./answer-context.ts";
import type { AnswerRulesOf } from "./answer-kinds.ts";
import type { Question } from "./answer-rules.ts";
import { findAnswerLink, takeAnswerLink } from "./answer-links.ts";
import type { AnswerLinkRow } from "./answer-links.table.ts";
import type { LessonAnswerRecord } from "./answer.record.ts";

interface At {
  db: App["database"];
  now: Date;
}

const texts: Readonly<Record<LessonAnswerState, string | null>> = {
  ready: null,
  used: answerMessages.used,
  expired: answerMessages.expired,
  overtaken: answerMessages.overtaken,
};

/** What stands behind a code; a code that nobody was given counts against the address that shows it. */
async function shownOrRefused(app: App, code: string, origin: Origin): Promise<AnswerLinkRow> {
  await limitAttempts(app, "code", origin);
  const link = await findAnswerLink({ db: app.database, now: app.clock.now() }, code);
  if (link) return link;
  await noteAttempt(app, "code", origin);
  throw new Refusal("NOT_FOUND", answerMessages.invalid);
}

/** Where a link stands, with the question as long as it can be answered. */
async function standing(
  rules: AnswerRulesOf,
  at: At,
  link: AnswerLinkRow,
): Promise<{ state: LessonAnswerState; question: Question | null }> {
  const state = codeState(link, at.now);
  if (state !== "ready") return { state, question: null };
  const { timeZone } = await personOf(at, link.personId);
  const question = await rules[link.kind].look(at, link, timeZone);
  return { state: question ? "ready" : "overtaken", question };
}

/** What a link asks, and whether it can still be answered; of one that cannot be, only why. */
export async function lookUpAnswer(
  app: App,
  rules: AnswerRulesOf,
  { code }: AnswerLookInput,
  origin: Origin,
): Promise<LessonAnswerRecord> {
  const link = await shownOrRefused(app, code, origin);
  const at = { db: app.database, now: app.clock.now() };
  const { state, question } = await standing(rules, at, link);
  const { firstName } = await personOf(at, link.personId);
  return {
    kind: link.kind,
    state,
    message: texts[state],
    answered: link.answer,
    firstName,
    facts: question?.facts ?? [],
    choices: question?.choices ?? [],
  };
}

/**
 * Answers with a link, which is used up in the same transaction; of several at once one wins. Where the answer is refused, the
 * link can be used again.
 */
export async function submitAnswer(
  app: App,
  rules: AnswerRulesOf,
  { code, choice, note, rating, learnerRating }: AnswerInput,
  origin: Origin,
): Promise<{ choice: AnswerInput["choice"] }> {
  const link = await shownOrRefused(app, code, origin);
  await retryable(app.database, async (db) => {
    const now = app.clock.now();
    const { state, question } = await standing(rules, { db, now }, link);
    const text = texts[state];
    if (text !== null) throw new Refusal("WRONG_STATE", text);
    if (!question?.choices.includes(choice)) throw fieldRefusal("choice", messages.choice("answer"));
    if (!(await takeAnswerLink({ db, now }, link, choice))) throw new Refusal("WRONG_STATE", answerMessages.used);
    const person = await personOf({ db }, link.personId);
    const context = answerContext(db, now, link, { person, origin });
    await rules[link.kind].answer(context, link, {
      choice,
      note: note ?? null,
      rating: rating ?? null,
      learnerRating: learnerRating ?? null,
    });
  });
  app.events.signal.wake();
  return { choice };
}
