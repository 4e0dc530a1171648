import type { ApolloClient } from "@apollo/client";
import { undoOfferedSeconds } from "@app/domain/lessons/undo.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { outcomeInWords } from "@app/domain/system/account-job.ts";
import { AccountJobStandingDocument, type AccountJobRowFragment } from "./account-job.generated.ts";
import { hasEnded, jobAddress, titleOf } from "./account-job-labels.ts";

/** Polling interval for a job started here without live changes, in milliseconds. */
const againMs = 5_000;
/** An offer that is gone before it has been read is none, in seconds. */
const shortestOffer = 4;

/** For how many seconds more the first of its acts can be undone. */
const secondsLeft = ({ startedAt }: AccountJobRowFragment): number =>
  undoOfferedSeconds - (Date.now() - Date.parse(startedAt ?? "")) / 1000;

function tell(job: AccountJobRowFragment, go: (address: string) => void, undo?: () => void): void {
  const said = job.state === "DONE" ? outcomeInWords(job) : `stopped: ${outcomeInWords(job)}`;
  const isWhole = job.state === "DONE";
  const seconds = secondsLeft(job);
  const view = { label: "View", onSelect: () => go(jobAddress(job.id)) };
  const isUndone = undo !== undefined && job.done > 0 && seconds > shortestOffer;
  const kind = job.failed > 0 ? "failed" : isWhole ? "done" : "info";
  toast[kind](`${titleOf(job)}: ${said}.`, isUndone ? { label: "Undo", seconds, onSelect: undo } : view);
}

/** Announces the end of a job started here, wherever the user is by then; with Undo for as long as it can be undone. */
export function watchJob(client: ApolloClient, id: string, go: (address: string) => void, undo?: () => void): void {
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
    if (job !== null && job.state !== "CANCELLED") tell(job, go, undo);
  });
}
