import type { AgreementState, PartnerStatus } from "@app/schema/types.generated.ts";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { agreementWord } from "./partner-labels.ts";

interface Agreement {
  agreementState: AgreementState;
  agreementEndsOn: string | null;
  status: PartnerStatus;
}

/** The last day of an agreement, and a word beside it unless it simply runs. */
export function AgreementEnd({ agreementState, agreementEndsOn, status }: Agreement) {
  if (agreementState === "NONE") return "–";
  const day = agreementEndsOn === null ? "No end" : <Day value={agreementEndsOn} />;
  const word = agreementWord(agreementState);
  // Nothing is to be renewed with a partner that has ended.
  if (agreementState === "RUNNING" || status === "ENDED") return day;
  const isUrgent = agreementState === "ENDING" || agreementState === "ENDED";
  return (
    <Lines
      first={day}
      second={
        isUrgent ? (
          <StatusChip status={agreementState} tone={agreementState === "ENDED" ? "trouble" : "waiting"} word={word} />
        ) : (
          word
        )
      }
    />
  );
}
