import type { ApolloClient } from "@apollo/client";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { outcomeInWords } from "@app/domain/system/account-job.ts";
import { AccountJobStandingDocument, type AccountJobRowFragment } from "./account-job.generated.ts";
import { hasEnded, jobAddress, titleOf } from "./account-job-labels.ts";

/** Where live changes do not come, a job that was started here is asked for this often, in milliseconds. */
const againMs = 5_000;

function tell(job: AccountJobRowFragment, go: (address: string) => void): void {
  const said = job.state === "DONE" ? outcomeInWords(job) : `stopped: ${outcomeInWords(job)}`;
  toast.done(`${titleOf(job)}: ${said}.`, { label: "View", onSelect: () => go(jobAddress(job.id)) });
}

/** Says when a job that was started here has ended, wherever its owner is by then. */
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
    // It is gone, or somebody else has signed in.
    if (job !== null && !hasEnded(job)) return;
    watching.unsubscribe();
    // What it changed is shown also where live changes do not come.
    void client.refetchQueries({ include: "active" }).catch(() => undefined);
    if (job !== null && job.state !== "CANCELLED") tell(job, go);
  });
}
