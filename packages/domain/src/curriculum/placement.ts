/**
 * Where parts of a curriculum may be placed. Has no zod import, because the tree's screen loads it. Source: domain.md
 * 1.4.
 */
import type { CurriculumShape, SubdivisionType } from "./curriculum-enums.ts";
import { curriculumMessages } from "./curriculum-messages.ts";
import { childTypeOf } from "./shape.ts";

/** "ageGroup" → "age group". */
const inWords = (type: SubdivisionType): string => (type === "ageGroup" ? "age group" : type);

/** Why a type cannot be under another (null: at the top level); null if it can. */
export function placementRefusal(
  shape: CurriculumShape,
  type: SubdivisionType,
  parentType: SubdivisionType | null,
): string | null {
  if (childTypeOf(shape, parentType) === type) return null;
  return parentType === null
    ? curriculumMessages.placementAtTop(inWords(type))
    : curriculumMessages.placement(inWords(type), inWords(parentType));
}

/** Sibling ids after moving or inserting one at an index; beyond the end is last. Each index is the new order. */
export function moveInOrder(siblingIds: readonly string[], id: string, order: number): string[] {
  const others = siblingIds.filter((sibling) => sibling !== id);
  return others.toSpliced(Math.max(0, order), 0, id);
}
