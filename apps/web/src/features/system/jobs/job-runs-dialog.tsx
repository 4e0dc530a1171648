import styled from "@emotion/styled";
import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { LoadingNote } from "@app/ui/feedback/skeleton.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { color } from "@app/ui/theme/color.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { durationOf, outcomeOf, runStatus, whyItRan } from "./job-words.ts";
import { JobRunsDocument, type JobRowFragment, type JobRunRowFragment } from "./jobs.generated.ts";

/** How many runs the dialog shows; older ones tell nothing new. */
const shown = 25;

const List = styled.ul({ listStyle: "none", margin: "12px 0 0", padding: 0 });
const Item = styled.li({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  padding: "10px 0",
  borderTop: `1px solid ${color.line}`,
  "& > div": { flex: 1, minWidth: 0 },
  "& p": { overflowWrap: "anywhere", color: color.text },
  "& p + p": { fontSize: "0.84375rem", lineHeight: 18 / 13.5, color: color.textSecondary },
});

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
      {runs === undefined && !error ? <RunsToCome /> : null}
      {runs?.length === 0 ? <p>It has not run yet.</p> : null}
      <List aria-label="Runs, newest first">
        {runs?.map((run) => (
          <RunItem key={run.id} run={run} />
        ))}
      </List>
    </DialogFrame>
  );
}

function RunsToCome() {
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
    <Item>
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
    </Item>
  );
}
