import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { accountJobMessages, outcomeInWords } from "@app/domain/system/account-job.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { When } from "@app/ui/value/when.tsx";
import { Row } from "@app/ui/layout/row.tsx";
import { AccountJobStandingDocument, type AccountJobRowFragment } from "../../../shared/bulk/account-job.generated.ts";
import { hasEnded, isExport, isShownFirst, titleOf } from "../../../shared/bulk/account-job-labels.ts";
import { watchJob } from "../../../shared/bulk/watch-job.ts";
import { DownloadButton } from "../../../shared/export/download-button.tsx";
import { fileInWords, hasFile } from "../../../shared/export/export-file.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { JobItems } from "./job-items.tsx";
import { JobState } from "./job-state.tsx";
import { JobProgress } from "./job-progress.tsx";
import { MyJobCancelDocument, MyJobRetryDocument } from "./my-jobs.generated.ts";

interface MyJobDialogProps {
  id: string;
  onClose: () => void;
  /** What failed is tried again, as the job with this id. */
  onRetried: (id: string) => void;
}

/** One job: how far it is, what became of each record, and what can be done about it. */
export function MyJobDialog({ id, onClose, onRetried }: MyJobDialogProps) {
  const { data, loading, error, refetch } = useQuery(AccountJobStandingDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const now = useNow();
  const job = data?.accountJob;
  return (
    <DialogFrame
      open
      wide
      title={job ? titleOf(job) : "Job"}
      onClose={onClose}
      buttons={
        <>
          {job ? <JobButtons job={job} onRetried={onRetried} /> : null}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {job === undefined && error ? <ErrorState {...failure("job", error, refetch, loading)} /> : null}
      {job === undefined && !error ? <SkeletonLines count={6} /> : null}
      {job === null ? <p>This job no longer exists.</p> : null}
      {job ? (
        <>
          <Row as="p" gap={12} align="center">
            <JobState job={job} />
            <JobProgress job={job} />
          </Row>
          <p style={{ margin: "8px 0 12px" }}>
            {job.error ?? (job.fetchUntil === null ? `${outcomeInWords(job)}.` : fileInWords(job, now))} Asked for{" "}
            <When value={job.askedAt} />
            {job.endedAt === null ? null : (
              <>
                , ended <When value={job.endedAt} />
              </>
            )}
            .
          </p>
          {hasEnded(job) && leftIn(job) > 0 && isShownFirst(job) ? <p>{accountJobMessages.chooseAgain}</p> : null}
          {isExport(job) ? null : <JobItems job={job} />}
        </>
      ) : null}
    </DialogFrame>
  );
}

/** What is left to try again: what failed, and what a job that was cut short did not come to. */
const leftIn = ({ total, done, skipped }: AccountJobRowFragment) => total - done - skipped;

function JobButtons({ job, onRetried }: { job: AccountJobRowFragment } & Pick<MyJobDialogProps, "onRetried">) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const now = useNow();
  const cancel = useSave(MyJobCancelDocument, ({ changed }) => changed);
  const retry = useSave(MyJobRetryDocument, ({ changed }) => changed);

  async function again() {
    const { payload } = await retry.save({ id: job.id });
    if (!payload?.job) return;
    watchJob(client, payload.job.id, (address) => void navigate(address));
    onRetried(payload.job.id);
  }

  if (!hasEnded(job)) {
    return (
      <Button pending={cancel.saving} onClick={() => void cancel.save({ id: job.id })}>
        Cancel job
      </Button>
    );
  }
  if (hasFile(job, now)) return <DownloadButton job={job} />;
  const isGone = job.fetchUntil !== null;
  if (leftIn(job) === 0 && !isGone) return null;
  if (isShownFirst(job)) return null;
  return (
    <Button main pending={retry.saving} onClick={() => void again()}>
      {isExport(job) ? "Export again" : job.state === "DONE" ? "Retry the failed" : "Do the rest"}
    </Button>
  );
}
