import { kept } from "@app/domain/kept.ts";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import type { LeadRowFragment } from "./lead.generated.ts";

const dayMs = 86_400_000;
const isClosed = ({ stage }: Pick<LeadRowFragment, "stage">) => stage === "CONVERTED" || stage === "LOST";

/** Days by a zone's clock as "2026-11-22", which is how Swedish has them: the list is not to load a form's dates. */
const daysIn = kept(
  (timeZone: string | undefined) => new Intl.DateTimeFormat("sv-SE", { ...(timeZone && { timeZone }) }),
);

/** How many whole days have passed since then. */
export function DaysInStage({ since }: { since: string }) {
  return Math.max(0, Math.floor((useNow().getTime() - Date.parse(since)) / dayMs));
}

type Planned = Pick<LeadRowFragment, "stage" | "nextActionOn" | "nextAction" | "needsAttention">;

/** When something is to be done next, with a mark where that day has passed or the lead is left waiting. */
export function NextActionDay({ lead }: { lead: Planned }) {
  const today = daysIn(useTimeZone()).format(useNow());
  const { nextActionOn: on, needsAttention } = lead;
  if (isClosed(lead)) return "–";
  const attention = needsAttention ? <StatusChip status="needs-attention" tone="waiting" /> : null;
  if (on === null) return attention ?? "–";
  return (
    <>
      <Day value={on} /> {on < today ? <StatusChip status="overdue" /> : attention}
    </>
  );
}

/** The same, and below it what is to be done. */
export const NextAction = ({ lead }: { lead: Planned }) => (
  <Lines first={<NextActionDay lead={lead} />} second={isClosed(lead) ? null : lead.nextAction} />
);
