import {
  agreementStateLabels,
  agreementStates,
  partnerKindLabels,
  partnerKinds,
} from "@app/domain/partners/partner-enums.ts";
import { labelOf, toOptions } from "../../shared/text/option-labels.ts";

export const kindOptions = toOptions(partnerKinds, partnerKindLabels);
export const kindWord = labelOf(kindOptions);

export const agreementOptions = toOptions(agreementStates, agreementStateLabels);
/** "Agreement ended": how an agreement stands. */
export const agreementWord = labelOf(agreementOptions);
