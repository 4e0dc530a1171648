/** By itself, since lists that are joined from others stay in the first file of the portal. */
import { groupMailKinds } from "../group-lessons/group-mail-kinds.ts";
import { lessonMailKinds } from "../lessons/lesson-mail-kinds.ts";

/** What the texts that staff write ahead are for; each kind has its own placeholders. */
export const templateKinds = [
  ...(["general", "welcome", "learners", "pod"] as const),
  ...(["candidate-interview", "candidate-rejection", "candidate-offer", "tutor-welcome"] as const),
  ...(["tutor-proposal", "customer-proposal"] as const),
  "lesson-rating",
  ...lessonMailKinds,
  ...groupMailKinds,
] as const;
export type TemplateKind = (typeof templateKinds)[number];
