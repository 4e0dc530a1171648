import {
  candidacyStages,
  candidateSources,
  checkStates,
  interviewOutcomes,
  offerAnswers,
  rejectionReasons,
} from "@app/domain/hiring/hiring-enums.ts";
import { openStages, stagesOnTheWay } from "@app/domain/hiring/candidacy-states.ts";
import { toOptions, labelOf } from "../../shared/text/option-labels.ts";

const stageWords = { "demo-lesson": "Demo lesson", "on-hold": "On hold" };
const stageOptions = toOptions(candidacyStages, stageWords);
export const openStageOptions = toOptions(openStages, stageWords);
export const wayOptions = toOptions(stagesOnTheWay, stageWords);
export const sourceOptions = toOptions(candidateSources, { organic: "Found us", referral: "Recommended" });
export const reasonOptions = toOptions(rejectionReasons, {
  "language-level": "Level of the language",
  "teaching-skill": "Teaching",
  "failed-checks": "Failed a check",
  "pay-expectation": "Expects more pay",
  duplicate: "Applied twice",
  withdrew: "Withdrew",
});
export const checkOptions = toOptions(checkStates, { todo: "To do", "not-needed": "Not needed" });
export const outcomeOptions = toOptions(interviewOutcomes);
export const answerOptions = toOptions(offerAnswers);

export const stageWord = labelOf(stageOptions);
export const sourceWord = labelOf(sourceOptions);
export const reasonWord = labelOf(reasonOptions);
