import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { accountJobTitle } from "@app/domain/system/account-job.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { jobAddress } from "../../../shared/bulk/account-job-labels.ts";
import { watchJob } from "../../../shared/bulk/watch-job.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { BillingRunStartDocument, type BillingRunStartMutationVariables } from "./billing-run.generated.ts";

/** Starts a billing run as a job, and says how it went. `onAsked`: it was started, or what is to be billed is not what was shown. */
export function useStartRun(onAsked: () => void) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { save, saving } = useSave(BillingRunStartDocument, ({ started }) => started);
  const go = (address: string) => void navigate(address);
  async function start(run: Omit<BillingRunStartMutationVariables, "idempotencyKey">) {
    const { payload } = await save(run);
    onAsked();
    const job = payload?.job;
    if (!job) return;
    const title = accountJobTitle("customers-bill", run.customers);
    toast.done(`${title}: started.`, { label: "View", onSelect: () => go(jobAddress(job.id)) });
    watchJob(client, job.id, go);
  }
  return { start, starting: saving };
}
