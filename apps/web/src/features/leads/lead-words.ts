import { leadActionDues, leadStages, lostReasons } from "@app/domain/leads/lead-enums.ts";
import { optionsOf } from "../../shared/text/option-words.ts";

export const stageOptions = optionsOf(leadStages);
export const lostOptions = optionsOf(lostReasons, {
  price: "Too expensive",
  time: "No time that suits",
  "no-reply": "No reply",
  "found-other": "Found lessons elsewhere",
  "not-ready": "Not ready yet",
  "wrong-fit": "Not what they want",
  duplicate: "On the list twice",
  other: "Another reason",
});
export const actionOptions = optionsOf(leadActionDues, { week: "Until Sunday", none: "None set" });
