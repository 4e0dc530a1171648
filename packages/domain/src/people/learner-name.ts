import { isMinor } from "./age-group.ts";
import { type AgeGroup, ageGroupWords } from "./people-enums.ts";
import { fullName, type PersonName } from "./name.ts";

/** Who reads a learner's name: colleagues, the paying family, or the tutor. */
export type LearnerReader = "staff" | "family" | "tutor";

/**
 * A learner's name for a reader. Tutors are external, so they see a child's first name and age group only. Source:
 * domain.md 1.1.
 */
export function learnerNameFor(
  reader: LearnerReader,
  { ageGroup, ...name }: PersonName & { ageGroup: AgeGroup | null },
): string {
  return reader === "tutor" && isMinor(ageGroup) ? `${name.firstName} (${ageGroupWords[ageGroup]})` : fullName(name);
}
