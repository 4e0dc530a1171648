import type { ApolloClient } from "@apollo/client";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { outcomeInWords } from "@app/domain/system/account-job.ts";
import { AccountJobStandingDocument, type AccountJobRowFragment } from "./account-job.generated.ts";
import { hasEnded, jobAddress, titleOf } from "./account-job-labels.ts";

/** Polling interval for a job started here without live changes, in milliseconds. */
const againMs = 5_000;

function tell(job: AccountJobRowFragment, go: (address: string) => void): void {
  const said = job.state === "DONE" ? outcomeInWords(job) : `stopped: ${outcomeInWords(job)}`;
  const isWhole = job.state === "DONE" && job.failed === 0;
  toast[isWhole ? "done" : "info"](`${titleOf(job)}: ${said}.`, {
    label: "View",
    onSelect: () => go(jobAddress(job.id)),
  });
}

/** Announces the end of a job started here, wherever the user is by then. */
export function watchJob(client: ApolloClient, id: string, go: (address: string) => void): void {
  const asked = client.watchQuery({
    query: AccountJobStandingDocument,
    variables: { id },
    fetchPolicy: "network-only",
    pollInterval: againMs,
  });
  const watching = asked.subscribe(({ data, dataState }) => {
    if (dataState !== "complete") return;
    const job = data.accountJob;
    // It is gone, or someone else has signed in.
    if (job !== null && !hasEnded(job)) return;
    watching.unsubscribe();
    // Shows its changes also without live updates.
    void client.refetchQueries({ include: "active" }).catch(() => undefined);
    if (job !== null && job.state !== "CANCELLED") tell(job, go);
  });
}
