import {
  candidacyStages,
  candidateSources,
  checkStates,
  interviewOutcomes,
  offerAnswers,
  rejectionReasons,
  candidacyStageLabels,
  candidateSourceLabels,
  rejectionReasonLabels,
  checkStateLabels,
} from "@app/domain/hiring/hiring-enums.ts";
import { openStages, stagesOnTheWay } from "@app/domain/hiring/candidacy-states.ts";
import { toOptions, labelOf } from "../../shared/text/option-labels.ts";

const stageOptions = toOptions(candidacyStages, candidacyStageLabels);
export const openStageOptions = toOptions(openStages, candidacyStageLabels);
export const wayOptions = toOptions(stagesOnTheWay, candidacyStageLabels);
export const sourceOptions = toOptions(candidateSources, candidateSourceLabels);
export const reasonOptions = toOptions(rejectionReasons, rejectionReasonLabels);
export const checkOptions = toOptions(checkStates, checkStateLabels);
export const outcomeOptions = toOptions(interviewOutcomes);
export const answerOptions = toOptions(offerAnswers);

export const stageWord = labelOf(stageOptions);
export const sourceWord = labelOf(sourceOptions);
export const reasonWord = labelOf(reasonOptions);
