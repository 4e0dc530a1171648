/** Where the parts of a curriculum may stand; without zod, so that the tree's screen is light. Source: domain.md 1.4. */
import type { CurriculumShape, SubdivisionType } from "./curriculum-enums.ts";
import { curriculumMessages } from "./curriculum-messages.ts";
import { childTypeOf } from "./shape.ts";

/** "ageGroup" → "age group". */
const inWords = (type: SubdivisionType): string => (type === "ageGroup" ? "age group" : type);

/** Why a type cannot stand under another (null: at the top); null when it can. */
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

/** The siblings with one of them, or a newcomer, at a place counted from 0; beyond the end is last. The index of each is its new order. */
export function moveInOrder(siblingIds: readonly string[], id: string, order: number): string[] {
  const others = siblingIds.filter((sibling) => sibling !== id);
  return others.toSpliced(Math.max(0, order), 0, id);
}
