import type { LearnerLevel, PodBillingMode } from "@app/schema/types.generated.ts";

const billing: Record<PodBillingMode, string> = { SPLIT: "Shared", ONE_PAYER: "One payer" };
const levels: Record<LearnerLevel, string> = {
  BEGINNER: "beginner",
  ELEMENTARY: "elementary",
  INTERMEDIATE: "intermediate",
  ADVANCED: "advanced",
};

export const billingWords = (mode: PodBillingMode): string => billing[mode];
/** As it stands after a subject: "Igbo, beginner". */
export const levelWords = (level: LearnerLevel): string => levels[level];
