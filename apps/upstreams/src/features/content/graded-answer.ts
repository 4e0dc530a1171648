import { kindRules } from "@app/domain/content/block-kinds.ts";
import { gradeOf, type Answer, type Grade } from "@app/domain/content/grading.ts";
import type { Block } from "@app/domain/content/session.ts";
import { compareInTime } from "./judge/judge.ts";

/** What an answer is worth, with what is said after it where it is right. */
export interface AnsweredGrade extends Grade {
  feedback: string;
}

/** An answer as a learner gave it. */
export interface GivenAnswer {
  optionIds?: readonly string[] | null | undefined;
  text?: string | null | undefined;
  value?: number | null | undefined;
  decimalComma?: boolean | null | undefined;
}

const answerOf = ({ optionIds, text: typed, value, decimalComma }: GivenAnswer): Answer => ({
  ...(optionIds && { optionIds }),
  ...(typed !== null && typed !== undefined && { text: typed }),
  ...(value !== null && value !== undefined && { value }),
  decimal: decimalComma === true ? "," : ".",
});

/** Only an expression is compared elsewhere; within the bounds of its text, which cost nothing. */
const sameExpression = ({ blockType, expression }: Block, { text: given = "" }: Answer): Promise<boolean | null> =>
  kindRules[blockType].answeredBy === "expression" && given.trim() !== ""
    ? compareInTime({ expected: expression, given })
    : Promise.resolve(false);

/** What an answer to a block is worth; null where there is nothing to answer. */
export async function gradedAnswer(block: Block | undefined, answer: GivenAnswer): Promise<AnsweredGrade | null> {
  if (!block) return null;
  const given = answerOf(answer);
  const isSame = await sameExpression(block, given);
  const grade = gradeOf(block, given, { sameExpression: () => isSame });
  // Feedback may name the answer: it is kept back until that is given.
  return grade ? { ...grade, feedback: grade.verdict === "right" ? block.feedback : "" } : null;
}
