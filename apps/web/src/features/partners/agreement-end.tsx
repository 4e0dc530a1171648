import type { AgreementState } from "@app/schema/types.generated.ts";
import { Lines } from "@app/ui/value/lines.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { agreementWord } from "./partner-labels.ts";

interface Agreement {
  agreementState: AgreementState;
  agreementEndsOn: string | null;
}

/** The last day of an agreement, and a word beside it unless it simply runs. */
export function AgreementEnd({ agreementState, agreementEndsOn }: Agreement) {
  if (agreementState === "NONE") return "–";
  const day = agreementEndsOn === null ? "No end" : <Day value={agreementEndsOn} />;
  return <Lines first={day} second={agreementState === "RUNNING" ? undefined : agreementWord(agreementState)} />;
}
