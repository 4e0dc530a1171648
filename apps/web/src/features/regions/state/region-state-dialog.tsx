import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { countOf } from "../../../shared/format.ts";
import { useSave } from "../../../shared/use-save.ts";
import { NotReadyDialog } from "../not-ready-dialog.tsx";
import {
  RegionArchiveDocument,
  RegionForStateDocument,
  RegionRestoreDocument,
  type RegionStateFragment,
} from "./region-state.generated.ts";

interface RegionStateDialogProps {
  id: string;
  event: "archive" | "restore";
  onClose: () => void;
}

/** Asks before a region is taken out of use or brought back. */
export function RegionStateDialog({ id, event, onClose }: RegionStateDialogProps) {
  const { data, loading, error, refetch } = useQuery(RegionForStateDocument, { variables: { id } });
  const archiving = useSave(RegionArchiveDocument, (answer) => answer.regionArchive);
  const restoring = useSave(RegionRestoreDocument, (answer) => answer.regionRestore);
  const [refusal, setRefusal] = useState<string>();
  const region = data?.region;
  if (!region) {
    return <NotReadyDialog loading={loading} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  }
  const { name, version } = region;
  const isArchive = event === "archive";

  async function confirm() {
    const { save } = isArchive ? archiving : restoring;
    const { payload, stale } = await save({ id, version }, { setErrors: ({ form }) => setRefusal(form) });
    // What stands now has come with the refusal, so that a second press knows the newest version.
    if (stale) setRefusal(stale.message);
    if (!payload) return;
    toast.done(`${name} ${isArchive ? "archived" : "restored"}.`);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${isArchive ? "Archive" : "Restore"} ${name}?`}
      confirmLabel={`${isArchive ? "Archive" : "Restore"} region`}
      danger={isArchive}
      pending={archiving.saving || restoring.saving}
      error={refusal}
      onConfirm={() => void confirm()}
    >
      {isArchive ? archiveWords(region) : `${name} can be chosen again for new records.`}
    </ConfirmDialog>
  );
}

const archiveWords = ({ name, customerCount, tutorCount }: RegionStateFragment) =>
  `Its ${countOf(customerCount, "customer")} and ${countOf(tutorCount, "tutor")} stay as they are. ` +
  `${name} can no longer be chosen for new records, and can be restored at any time.`;
