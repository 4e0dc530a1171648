import fc from "fast-check";
import { foldForSearch } from "../../text.ts";
import { answerless } from "../learner-view.ts";
import { blockKinds } from "../block-kinds.ts";
import type { Block } from "../session.ts";
import { aBlock } from "./blocks.ts";

/** Words that stand nowhere else by chance: of signs that no field's name, id or question has. */
const word = fc
  .array(fc.constantFrom("Ẓ́", "ẓ̀", "Ж", "ж́", "Ѫ"), { minLength: 4, maxLength: 12 })
  .map((signs) => signs.join(""));

/** Sessions of all kinds, with keys that the hints and the feedback may tell. */
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

/** A value of a key that the document for the app has, itself or its fold; null where there is none. */
export function leakOf(blocks: readonly Block[]): string | null {
  const shown = JSON.stringify(answerless(blocks).shown);
  const folded = foldForSearch(shown);
  const isTold = (key: string) => shown.includes(key) || folded.includes(foldForSearch(key));
  return [...blocks.flatMap(keysOf).filter((key) => key !== ""), "isCorrect"].find(isTold) ?? null;
}
