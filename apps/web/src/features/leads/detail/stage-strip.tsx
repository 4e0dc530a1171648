import { toEnumName } from "@app/domain/enums.ts";
import { leadStages } from "@app/domain/leads/lead-enums.ts";
import { When } from "@app/ui/value/when.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import type { LeadRecordFragment } from "../lead.generated.ts";
import css from "./stage-strip.module.css";

/** The stages on the way to a customer, each with when it was first reached; lost stands at the end where it was. */
export function StageStrip({ lead: { stage, stages } }: { lead: Pick<LeadRecordFragment, "stage" | "stages"> }) {
  const reached = new Map(stages.map((one) => [one.stage, one]));
  const shown = leadStages.map(toEnumName).filter((one) => one !== "LOST" || reached.has("LOST"));
  return (
    <ol className={css.strip} aria-label="Stages">
      {shown.map((one) => {
        const first = stages.find((entry) => entry.stage === one);
        return (
          <li key={one} aria-current={one === stage ? "step" : undefined} data-reached={first ? "" : undefined}>
            <StatusChip status={one} {...(!first && { tone: "neutral" })} />
            <small>{first ? <When value={first.reachedAt} /> : "Not reached"}</small>
          </li>
        );
      })}
    </ol>
  );
}
