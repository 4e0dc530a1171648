/** The part types of each curriculum shape. Source: domain.md 1.4. */
import type { CurriculumShape, SubdivisionType } from "./curriculum-enums.ts";

const types: Record<CurriculumShape, readonly SubdivisionType[]> = {
  language: ["ageGroup", "level", "topic"],
  school: ["subject", "topic"],
};

/** The part types of a shape, from the top down. Source: domain.md 1.4. */
export function typesOf(shape: CurriculumShape): readonly SubdivisionType[] {
  return types[shape];
}

/** The type below another, or at the top for null; null if there is none. */
export function childTypeOf(shape: CurriculumShape, parentType: SubdivisionType | null): SubdivisionType | null {
  const depth = parentType === null ? 0 : types[shape].indexOf(parentType) + 1;
  if (parentType !== null && depth === 0) return null;
  return types[shape][depth] ?? null;
}
