import { toEnumName } from "@app/domain/enums.ts";
import { leadStages } from "@app/domain/leads/lead-enums.ts";
import { When } from "@app/ui/value/when.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import type { LeadRecordFragment } from "../lead.generated.ts";
import css from "./stage-strip.module.css";

/** The stages on the way to a customer, each with when it was first reached; lost stands at the end where it was. */
export function StageStrip({ lead: { stage, stages } }: { lead: Pick<LeadRecordFragment, "stage" | "stages"> }) {
  const wasLost = stages.some((one) => one.stage === "LOST");
  const shown = leadStages.map(toEnumName).filter((one) => one !== "LOST" || wasLost);
  return (
    <ol className={css.strip} aria-label="Stages">
      {shown.map((one) => {
        const first = stages.find((entry) => entry.stage === one);
        return (
          <li key={one} aria-current={one === stage ? "step" : undefined}>
            <StatusChip status={one} {...(!first && { tone: "neutral" })} />
            <small>{first ? <When value={first.reachedAt} /> : "Not reached"}</small>
          </li>
        );
      })}
    </ol>
  );
}
