import { dayIn, isoOf } from "@app/ui/form/date-text.ts";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import type { LeadRowFragment } from "./lead.generated.ts";

const dayMs = 86_400_000;
const isClosed = ({ stage }: Pick<LeadRowFragment, "stage">) => stage === "CONVERTED" || stage === "LOST";

/** How many whole days have passed since then. */
export function DaysInStage({ since }: { since: string }) {
  return Math.max(0, Math.floor((useNow().getTime() - Date.parse(since)) / dayMs));
}

/** What is to be done next and when, with a mark where that day has passed or the lead is left waiting. */
export function NextAction({
  lead,
}: {
  lead: Pick<LeadRowFragment, "stage" | "nextActionOn" | "nextAction" | "needsAttention">;
}) {
  const today = isoOf(dayIn(useNow(), useTimeZone()));
  const { nextActionOn: on, nextAction, needsAttention } = lead;
  if (isClosed(lead)) return "–";
  const attention = needsAttention ? <StatusChip status="needs-attention" tone="trouble" /> : null;
  if (on === null) return attention ?? "–";
  const mark = on < today ? <StatusChip status="overdue" /> : attention;
  return (
    <Lines
      first={
        <>
          <Day value={on} /> {mark}
        </>
      }
      second={nextAction}
    />
  );
}
