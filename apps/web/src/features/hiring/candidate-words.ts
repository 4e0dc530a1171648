import {
  candidacyStages,
  candidateSources,
  checkStates,
  interviewOutcomes,
  offerAnswers,
  rejectionReasons,
} from "@app/domain/hiring/hiring-enums.ts";
import { openStages, stagesOnTheWay } from "@app/domain/hiring/candidacy-states.ts";
import { optionsOf, wordsIn } from "../../shared/text/option-words.ts";

const stageWords = { "demo-lesson": "Demo lesson", "on-hold": "On hold" };
const stageOptions = optionsOf(candidacyStages, stageWords);
export const openStageOptions = optionsOf(openStages, stageWords);
export const wayOptions = optionsOf(stagesOnTheWay, stageWords);
export const sourceOptions = optionsOf(candidateSources, { organic: "Found us", referral: "Recommended" });
export const reasonOptions = optionsOf(rejectionReasons, {
  "language-level": "Level of the language",
  "teaching-skill": "Teaching",
  "failed-checks": "Failed a check",
  "pay-expectation": "Expects more pay",
  duplicate: "Applied twice",
  withdrew: "Withdrew",
});
export const checkOptions = optionsOf(checkStates, { todo: "To do", "not-needed": "Not needed" });
export const outcomeOptions = optionsOf(interviewOutcomes);
export const answerOptions = optionsOf(offerAnswers);

export const stageWord = wordsIn(stageOptions);
export const sourceWord = wordsIn(sourceOptions);
export const reasonWord = wordsIn(reasonOptions);
