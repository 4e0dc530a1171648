import { StatusChip } from "@app/ui/value/status-chip.tsx";
import type { AccountJobRowFragment } from "../../../shared/bulk/account-job.generated.ts";

/** How a job stands; one that came to its end is not done if some of its records failed. */
export function JobState({ job: { state, done, failed } }: { job: AccountJobRowFragment }) {
  if (state !== "DONE" || failed === 0) return <StatusChip status={state} />;
  return <StatusChip status={state} tone="trouble" word={done === 0 ? "Failed" : "Some failed"} />;
}
