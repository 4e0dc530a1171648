import type { AgeGroup, LearnerKind } from "@app/schema/types.generated.ts";

const ages: Record<AgeGroup, string> = {
  UNDER_5: "under 5",
  FROM_5: "5 to 8",
  FROM_9: "9 to 12",
  FROM_13: "13 to 17",
  ADULT: "adult",
};

/** "5 to 8" */
export const ageWords = (group: AgeGroup): string => ages[group];

interface LearnerFacts {
  kind: LearnerKind;
  ageGroup: AgeGroup | null;
  payer: { name: string; customerNumber: string };
  region?: { code: string } | null;
}

/** "Customer · C-000012 · UK"; of a dependent "Dependent, 5 to 8 · C-000012, Ngozi Eze · UK". */
export function learnerInWords({ kind, ageGroup, payer, region }: LearnerFacts): string {
  const what = kind === "CUSTOMER" ? "Customer" : `Dependent${ageGroup ? `, ${ages[ageGroup]}` : ""}`;
  const who = kind === "CUSTOMER" ? payer.customerNumber : `${payer.customerNumber}, ${payer.name}`;
  return [what, who, region?.code].filter(Boolean).join(" · ");
}
