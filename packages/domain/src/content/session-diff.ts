import { isSame } from "../merge.ts";
import { blockInWords } from "./session-words.ts";
import type { Block } from "./session.ts";

type Blocks = readonly Block[];

/** What a change affects: only wording, the correct answer, or what is asked and how. */
export type ChangeClass = "text" | "key" | "shape";

/** A block that differs between two versions. */
export interface BlockChange {
  blockId: string;
  /** In the version that contains it, from 1. */
  position: number;
  change: "added" | "removed" | "changed" | "moved";
  class: ChangeClass;
  before: readonly string[];
  after: readonly string[];
}

/** The fields that an answer refers to. If they change, earlier answers lose their meaning. */
const shapeOf = ({ blockType, options, imageOptions, rating, ...block }: Block) => [
  blockType,
  options.map(({ _id }) => _id),
  imageOptions.map(({ _id }) => _id),
  rating.numberOfStars,
  [block.minSliderValue, block.maxSliderValue, block.sliderSteps],
];

/** The fields that an answer is graded by. */
const keyOf = ({ options, imageOptions, rating, ...block }: Block) => [
  [...options, ...imageOptions].map(({ isCorrect }) => isCorrect),
  [block.shortTextCorrectOptions, block.answerStrictness, block.tolerance, block.numericOnly],
  [block.expression, block.sliderCorrectValue, rating.correctRating],
];

function classOf(before: Block, after: Block): ChangeClass {
  if (!isSame(shapeOf(before), shapeOf(after))) return "shape";
  return isSame(keyOf(before), keyOf(after)) ? "text" : "key";
}

/** Ids that both versions have, in the order of the first. */
const shared = (blocks: Blocks, other: Blocks) =>
  blocks.map(({ _id }) => _id).filter((id) => other.some(({ _id }) => _id === id));

/** The differences between two versions, block by block in the order of the later one; removed blocks come last. */
export function sessionDiff(before: Blocks, after: Blocks): readonly BlockChange[] {
  const [oldOrder, newOrder] = [shared(before, after), shared(after, before)];
  const changes = after.flatMap((block, index): BlockChange[] => {
    const old = before.find(({ _id }) => _id === block._id);
    const at = { blockId: block._id, position: index + 1, after: blockInWords(block) };
    if (!old) return [{ ...at, change: "added", class: "shape", before: [] }];
    const said = { ...at, before: blockInWords(old) };
    if (!isSame(old, block)) return [{ ...said, change: "changed", class: classOf(old, block) }];
    const isMoved = oldOrder.indexOf(block._id) !== newOrder.indexOf(block._id);
    return isMoved ? [{ ...said, change: "moved", class: "text" }] : [];
  });
  const removed = before.flatMap((block, index): BlockChange[] =>
    after.some(({ _id }) => _id === block._id)
      ? []
      : [
          {
            blockId: block._id,
            position: index + 1,
            change: "removed",
            class: "shape",
            before: blockInWords(block),
            after: [],
          },
        ],
  );
  return [...changes, ...removed];
}
