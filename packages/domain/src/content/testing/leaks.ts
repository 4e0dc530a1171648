import fc from "fast-check";
import { foldForSearch } from "../../text.ts";
import { answerless } from "../learner-view.ts";
import { blockKinds } from "../block-kinds.ts";
import type { Block } from "../session.ts";
import { aBlock } from "./blocks.ts";

/** Words that occur nowhere else by chance: with characters that no field name, id or question has. */
const word = fc
  .array(fc.constantFrom("Ẓ́", "ẓ̀", "Ж", "ж́", "Ѫ"), { minLength: 4, maxLength: 12 })
  .map((signs) => signs.join(""));

/** Sessions of all kinds whose hints and feedback may reveal answers. */
export const sessions = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...blockKinds),
      key: word,
      tellsInHint: fc.boolean(),
      value: fc.integer({ min: 1e9, max: 2e9 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((plans) =>
    plans.map(({ kind, key, tellsInHint, value }): Block => {
      const block = aBlock(kind);
      const isText = kind === "short-text" || kind === "numeric";
      const rating = { ...block.rating, correctRating: value };
      return {
        ...block,
        rating,
        sliderCorrectValue: value,
        expression: kind === "expression" ? key : "",
        shortTextCorrectOptions: isText ? [key] : [],
        feedback: `So ${key}.`,
        hint: tellsInHint ? `It begins like ${foldForSearch(key)}…` : "Listen again.",
      };
    }),
  );

const keysOf = (block: Block) => [
  ...block.shortTextCorrectOptions,
  ...(block.expression ? [block.expression] : []),
  String(block.rating.correctRating),
  String(block.sliderCorrectValue),
];

/** A key that the app's document contains, literally or folded; null if none. */
export function leakOf(blocks: readonly Block[]): string | null {
  const shown = JSON.stringify(answerless(blocks).shown);
  const folded = foldForSearch(shown);
  const isTold = (key: string) => shown.includes(key) || folded.includes(foldForSearch(key));
  return [...blocks.flatMap(keysOf).filter((key) => key !== ""), "isCorrect"].find(isTold) ?? null;
}
