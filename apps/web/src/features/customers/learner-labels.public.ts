import { ageGroupWords } from "@app/domain/people/people-enums.ts";
import type { AgeGroup, LearnerKind } from "@app/schema/types.generated.ts";

/** "5 to 8" */
export const ageWords = (group: AgeGroup): string =>
  ageGroupWords[group.toLowerCase().replace("_", "-") as keyof typeof ageGroupWords];

interface LearnerFacts {
  kind: LearnerKind;
  ageGroup: AgeGroup | null;
  payer: { name: string; customerNumber: string };
  region?: { code: string } | null;
}

/** "Customer · C-000012 · UK"; of a dependent "Dependent, 5 to 8 · C-000012, Ngozi Eze · UK". */
export function learnerInWords({ kind, ageGroup, payer, region }: LearnerFacts): string {
  const what = kind === "CUSTOMER" ? "Customer" : `Dependent${ageGroup ? `, ${ageWords(ageGroup)}` : ""}`;
  const who = kind === "CUSTOMER" ? payer.customerNumber : `${payer.customerNumber}, ${payer.name}`;
  return [what, who, region?.code].filter(Boolean).join(" · ");
}
