import { partnerKindLabels, partnerKinds, type AgreementState } from "@app/domain/partners/partner-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { AgreementState as StateName } from "@app/schema/types.generated.ts";
import { labelOf, toOptions } from "../../shared/text/option-labels.ts";

export const kindOptions = toOptions(partnerKinds, partnerKindLabels);
export const kindWord = labelOf(kindOptions);

const agreements: Record<AgreementState, string> = {
  none: "No agreement",
  upcoming: "Agreement not started",
  running: "Agreement in force",
  ending: "Agreement ends soon",
  ended: "Agreement ended",
};

/** "Agreement ended": how an agreement stands. */
export const agreementWord = (name: StateName): string =>
  Object.entries(agreements).find(([state]) => toEnumName(state) === name)?.[1] ?? name;
