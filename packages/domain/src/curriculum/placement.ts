/** Where the parts of a curriculum may stand; without zod, so that the tree's screen is light. Source: domain.md 1.4. */
import type { CurriculumShape, SubdivisionType } from "../enums.ts";
import { messages } from "../messages.ts";

const types: Record<CurriculumShape, readonly SubdivisionType[]> = {
  language: ["ageGroup", "level", "topic"],
  school: ["subject", "topic"],
};

/** The types of part that a shape has, from the top down. Source: domain.md 1.4. */
export function typesOf(shape: CurriculumShape): readonly SubdivisionType[] {
  return types[shape];
}

/** The type that stands under another, or at the top for null; null where nothing does. */
export function childTypeOf(shape: CurriculumShape, parentType: SubdivisionType | null): SubdivisionType | null {
  const depth = parentType === null ? 0 : types[shape].indexOf(parentType) + 1;
  if (parentType !== null && depth === 0) return null;
  return types[shape][depth] ?? null;
}

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
    ? messages.placementAtTop(inWords(type))
    : messages.placement(inWords(type), inWords(parentType));
}

/** The siblings with one of them, or a newcomer, at a place counted from 0; beyond the end is last. The index of each is its new order. */
export function moveInOrder(siblingIds: readonly string[], id: string, order: number): string[] {
  const others = siblingIds.filter((sibling) => sibling !== id);
  return others.toSpliced(Math.max(0, order), 0, id);
}
