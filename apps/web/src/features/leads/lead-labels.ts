import {
  leadActionDues,
  leadStages,
  lostReasons,
  lostReasonLabels,
  leadActionDueLabels,
} from "@app/domain/leads/lead-enums.ts";
import { toOptions } from "../../shared/text/option-labels.ts";

export const stageOptions = toOptions(leadStages);
export const lostOptions = toOptions(lostReasons, lostReasonLabels);
export const actionOptions = toOptions(leadActionDues, leadActionDueLabels);
