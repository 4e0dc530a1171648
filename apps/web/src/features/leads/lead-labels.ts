import { leadActionDues, leadStages, lostReasons } from "@app/domain/leads/lead-enums.ts";
import { toOptions } from "../../shared/text/option-labels.ts";

export const stageOptions = toOptions(leadStages);
export const lostOptions = toOptions(lostReasons, {
  price: "Too expensive",
  time: "No time that suits",
  "no-reply": "No reply",
  "found-other": "Found lessons elsewhere",
  "not-ready": "Not ready yet",
  "wrong-fit": "Not what they want",
  duplicate: "On the list twice",
  other: "Another reason",
});
export const actionOptions = toOptions(leadActionDues, { week: "Until Sunday", none: "None set" });
