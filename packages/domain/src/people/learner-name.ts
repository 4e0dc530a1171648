import { ageGroupWords } from "../customers/customer-words.ts";
import type { AgeGroup } from "./people-enums.ts";
import { fullName, type PersonName } from "./name.ts";

/** Who reads of a learner: colleagues, the family that pays, or the tutor. */
export type LearnerReader = "staff" | "family" | "tutor";

/**
 * What a learner is called to whoever reads it: to a tutor, who is outside, a child is a first name and an age group, never
 * a whole name. Source: domain.md 1.1.
 */
export function learnerNameFor(
  reader: LearnerReader,
  { ageGroup, ...name }: PersonName & { ageGroup: AgeGroup | null },
): string {
  const isChild = ageGroup !== null && ageGroup !== "adult";
  return reader === "tutor" && isChild ? `${name.firstName} (${ageGroupWords[ageGroup]})` : fullName(name);
}
