import type { AccountJobRowFragment } from "../../../shared/bulk/account-job.generated.ts";
import { titleOf } from "../../../shared/bulk/account-job-labels.ts";
import { numberOf } from "../../../shared/text/format.ts";
import css from "./job-progress.module.css";

/** How many of a job's records have their verdict, as a bar and in figures. */
export function JobProgress({ job }: { job: AccountJobRowFragment }) {
  const { total, done, skipped, failed } = job;
  const settled = done + skipped + failed;
  return (
    <span className={css.progress}>
      <progress className={css.bar} value={settled} max={total} aria-label={`Progress: ${titleOf(job)}`} />
      <span className={css.figures}>
        {numberOf(settled)} of {numberOf(total)}
      </span>
    </span>
  );
}
