import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { accountJobKinds, toEnumName } from "@app/domain/enums.ts";
import { accountJobTitle } from "@app/domain/system/account-job.ts";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { useConfirmed } from "../save/use-confirmed.ts";
import { useSave } from "../save/use-save.ts";
import type { BulkDialogProps, BulkMutation } from "./bulk.ts";
import { jobAddress } from "./account-job-words.ts";
import { watchJob } from "./watch-job.ts";

/**
 * Asks before something is done to many records, with their exact number, and begins it:
 *
 *     export const RegionsBulk = (props: BulkDialogProps<RegionFilter>) => (
 *       <BulkDialog {...props} mutation={RegionsInBulkDocument} />
 *     );
 */
export function BulkDialog<Filter>({
  action: { kind, label, means, danger = false },
  choice,
  count,
  filter,
  mutation,
  onClose,
  onStarted,
  onMoved,
}: BulkDialogProps<Filter> & { mutation: BulkMutation<Filter> }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { save, saving } = useSave(mutation, ({ started }) => started);
  const known = accountJobKinds.find((name) => toEnumName(name) === kind);
  const title = known ? accountJobTitle(known, count) : label;
  const go = (address: string) => void navigate(address);

  const { error, confirm } = useConfirmed(
    (sink) =>
      save(
        { kind, choice, filter },
        {
          setErrors(errors) {
            sink.setErrors(errors);
            onMoved();
          },
        },
      ),
    ({ job }) => {
      if (!job) return;
      toast.done(`${title}: started.`, { label: "View", onSelect: () => go(jobAddress(job.id)) });
      watchJob(client, job.id, go);
      onStarted();
    },
  );

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${title}?`}
      confirmLabel={title}
      danger={danger}
      pending={saving}
      error={error}
      onConfirm={confirm}
    >
      {means} It is done as a job: you can leave this page, and cancel it under My jobs. Records that somebody edits
      meanwhile are listed there and left as they are.
    </ConfirmDialog>
  );
}
