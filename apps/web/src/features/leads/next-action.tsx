import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { DueDay } from "@app/ui/value/due-day.tsx";
import { isoDay } from "@app/ui/value/when-text.ts";
import type { LeadRowFragment } from "./lead.generated.ts";

const dayMs = 86_400_000;
const isClosed = ({ stage }: Pick<LeadRowFragment, "stage">) => stage === "CONVERTED" || stage === "LOST";

/** How many whole days have passed since then. */
export function DaysInStage({ since }: { since: string }) {
  return Math.max(0, Math.floor((useNow().getTime() - Date.parse(since)) / dayMs));
}

type Planned = Pick<LeadRowFragment, "stage" | "nextActionOn" | "nextAction" | "needsAttention">;

/** When something is to be done next, with a mark where that day has passed or the lead is left waiting. */
export function NextActionDay({ lead }: { lead: Planned }) {
  const today = isoDay(useNow(), useTimeZone());
  const { nextActionOn: on, needsAttention } = lead;
  if (isClosed(lead)) return "–";
  const attention = needsAttention ? <StatusChip status="needs-attention" tone="waiting" /> : null;
  if (on === null) return attention ?? "–";
  return (
    <>
      <DueDay value={on} /> {on < today ? null : attention}
    </>
  );
}

/** The same, and below it what is to be done. */
export const NextAction = ({ lead }: { lead: Planned }) => (
  <Lines first={<NextActionDay lead={lead} />} second={isClosed(lead) ? null : lead.nextAction} />
);
