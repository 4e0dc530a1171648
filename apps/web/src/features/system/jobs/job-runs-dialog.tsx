import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { LoadingNote } from "@app/ui/feedback/skeleton.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { durationOf, outcomeOf, runStatus, whyItRan } from "./job-labels.ts";
import { JobRunsDocument, type JobRowFragment, type JobRunRowFragment } from "./jobs.generated.ts";
import css from "./job-runs-dialog.module.css";

/** How many runs the dialog shows; older ones tell nothing new. */
const shown = 25;

/** What a job does and its last runs, newest first. */
export function JobRunsDialog({ job, onClose }: { job: JobRowFragment; onClose: () => void }) {
  const { data, loading, error, refetch } = useQuery(JobRunsDocument, {
    variables: { job: job.id, page: { number: 1, size: shown } },
    fetchPolicy: "cache-and-network",
  });
  const runs = data?.jobRuns?.items;

  return (
    <DialogFrame open wide title={job.title} onClose={onClose} buttons={<Button onClick={onClose}>Close</Button>}>
      <p>{job.description}</p>
      {runs === undefined && error ? <ErrorState {...failure("runs", error, refetch, loading)} /> : null}
      {runs === undefined && !error ? <RunsSkeleton /> : null}
      {runs?.length === 0 ? <p>It has not run yet.</p> : null}
      <ul className={css.list} aria-label="Runs, newest first">
        {runs?.map((run) => (
          <RunItem key={run.id} run={run} />
        ))}
      </ul>
    </DialogFrame>
  );
}

function RunsSkeleton() {
  return (
    <>
      <LoadingNote what="runs" />
      <SkeletonLines count={12} />
    </>
  );
}

function RunItem({ run }: { run: JobRunRowFragment }) {
  const duration = durationOf(run);
  return (
    <li className={css.item}>
      <div>
        <p>
          <When value={run.startedAt} /> · {outcomeOf(run)}
        </p>
        <p>
          {whyItRan(run)}
          {duration === null ? null : ` · took ${duration}`} · covers <When value={run.from} /> to{" "}
          <When value={run.to} /> · {run.server}
        </p>
      </div>
      <StatusChip {...runStatus[run.state]} />
    </li>
  );
}
