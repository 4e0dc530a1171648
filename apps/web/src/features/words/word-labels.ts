import { nearKinds, partsOfSpeech, toneMarkings } from "@app/domain/language/word-enums.ts";
import { toOptions } from "../../shared/text/option-labels.ts";

export const partOptions = toOptions(partsOfSpeech);
export const toneOptions = toOptions(toneMarkings, { none: "None", partial: "Some", full: "All" });
export const nearOptions = toOptions(nearKinds, {
  same: "Same word",
  tone: "Differs in tone",
  marks: "Differs in marks",
  spacing: "Spaced differently",
  close: "One letter apart",
});
