import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { accountJobKinds } from "@app/domain/system/account-job-enums.ts";
import type { AccountJobKind } from "@app/schema/types.generated.ts";
import { accountJobTitle } from "@app/domain/system/account-job.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { useSave } from "../save/use-save.ts";
import type { FormErrorSetter } from "../save/user-errors.ts";
import type { BulkDialogProps, BulkMutation } from "./bulk.ts";
import { jobAddress } from "./account-job-labels.ts";
import { watchJob } from "./watch-job.ts";

/** The note about jobs before each one is started. */
export const asJob =
  "This runs in the background: you can leave this page, or cancel it under My jobs. Records that somebody edits meanwhile are left as they are and listed there.";

/** The common part of bulk dialogs: the title ("Archive 12 regions"), and starting, announcing and watching the job. */
export function useBulkStart<Filter, Given extends object>(
  {
    action: { kind, label, undo },
    choice,
    count,
    filter,
    onStarted,
    onMoved,
  }: Omit<BulkDialogProps<Filter>, "onClose">,
  mutation: BulkMutation<Filter, Given>,
) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { save, saving } = useSave(mutation, ({ started }) => started);
  const known = accountJobKinds.find((name) => toEnumName(name) === kind);
  const titleOf = (records: number) => (known ? accountJobTitle(known, records) : label);
  const title = titleOf(count);
  const go = (address: string) => void navigate(address);

  /** Starts the job that undoes another, of the records that were named for it. */
  async function takeBack(undoing: AccountJobKind, ids: readonly string[]) {
    const { payload } = await save({ kind: undoing, choice: { ids: [...ids] }, filter: {} as Filter } as Parameters<
      typeof save
    >[0]);
    if (payload?.job) watchJob(client, payload.job.id, go);
  }

  return {
    title,
    titleOf,
    saving,
    /** A refusal is shown in the form, and the list is reloaded, as the number may have changed. */
    send: (given: Given, form: FormErrorSetter) =>
      save(
        { kind, choice, filter, ...given },
        {
          setErrors(errors) {
            form.setErrors(errors);
            onMoved();
          },
        },
      ),
    began: (job: { id: string } | null) => {
      if (!job) return;
      toast.done(`${title}: started.`, { label: "View", onSelect: () => go(jobAddress(job.id)) });
      const { ids } = choice;
      watchJob(client, job.id, go, undo && ids ? () => void takeBack(undo, ids) : undefined);
      onStarted();
    },
  };
}
