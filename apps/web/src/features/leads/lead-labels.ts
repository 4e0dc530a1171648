import {
  leadActionDues,
  leadStages,
  lostReasons,
  lostReasonLabels,
  leadActionDueLabels,
} from "@app/domain/leads/lead-enums.ts";
import type { LeadStage } from "@app/schema/types.generated.ts";
import { toOptions } from "../../shared/text/option-labels.ts";

export const stageOptions = toOptions(leadStages);
export const lostOptions = toOptions(lostReasons, lostReasonLabels);
export const actionOptions = toOptions(leadActionDues, leadActionDueLabels);

const noTrial: Readonly<Record<LeadStage, string>> = {
  NEW: "Not booked yet",
  CONTACTED: "Not booked yet",
  TRIAL_BOOKED: "Booked, but not recorded here",
  TRIAL_COMPLETED: "Held, but not recorded here",
  CONVERTED: "None recorded",
  LOST: "None recorded",
};
/** What is said of a trial lesson that is not linked: staff may have moved the lead on by hand. */
export const noTrialWords = (stage: LeadStage): string => noTrial[stage];
