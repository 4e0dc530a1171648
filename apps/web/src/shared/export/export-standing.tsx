import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { AccountJobStandingDocument } from "../bulk/account-job.generated.ts";
import { hasEnded, titleOf } from "../bulk/account-job-labels.ts";
import { useQuery } from "../page/use-query.ts";
import { numberOf } from "../text/format.ts";
import { fileInWords } from "./export-file.ts";
import { DownloadButton } from "./download-button.tsx";

const againMs = 1_000;

/** An export's progress, and its file when ready. */
export function ExportStanding({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery(AccountJobStandingDocument, {
    variables: { id },
    pollInterval: againMs,
    skipPollAttempt: () => document.hidden,
  });
  const now = useNow();
  const job = data?.accountJob;
  const ended = job ? hasEnded(job) : false;
  return (
    <DialogFrame
      open
      title={job ? titleOf(job) : "Export"}
      onClose={onClose}
      buttons={
        <>
          {job ? <DownloadButton job={job} /> : null}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <p role="status">
        {job?.error ??
          (job && ended
            ? fileInWords(job, now)
            : job
              ? `${numberOf(job.done)} of ${numberOf(job.total)} rows written.`
              : "Starting.")}
      </p>
    </DialogFrame>
  );
}
