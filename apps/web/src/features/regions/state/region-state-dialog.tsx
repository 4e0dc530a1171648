import { useQuery } from "@apollo/client/react";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import {
  RegionArchiveDocument,
  RegionForStateDocument,
  RegionRestoreDocument,
  type RegionStateFragment,
} from "./region-state.generated.ts";

type Event = "archive" | "restore";

interface RegionStateDialogProps {
  id: string;
  event: Event;
  onClose: () => void;
}

/** Asks before a region is taken out of use or brought back. */
export function RegionStateDialog({ id, event, onClose }: RegionStateDialogProps) {
  const { data, loading, error, refetch } = useQuery(RegionForStateDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const region = data?.region;
  return (
    <RecordDialog
      what="region"
      loading={loading}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      skeleton={<SkeletonLines count={event === "archive" ? 2 : 1} />}
    >
      {region ? <Ask region={region} event={event} onClose={onClose} /> : null}
    </RecordDialog>
  );
}

function Ask({ region, event, onClose }: { region: RegionStateFragment; event: Event; onClose: () => void }) {
  const { id, name, version } = region;
  const isArchive = event === "archive";
  const { offer } = useUndo();
  const archiving = useSave(RegionArchiveDocument, (answer) => answer.regionArchive);
  const restoring = useSave(RegionRestoreDocument, (answer) => answer.regionRestore);
  const { error, confirm } = useConfirmed(
    async (form) => (isArchive ? archiving : restoring).save({ id, version }, form),
    ({ region: turned }) => {
      const text = `${name} ${isArchive ? "archived" : "restored"}.`;
      if (turned) offer({ kind: "REGION", id, version: turned.version, name, text });
      onClose();
    },
  );

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${isArchive ? "Archive" : "Restore"} ${name}?`}
      confirmLabel={`${isArchive ? "Archive" : "Restore"} region`}
      danger={isArchive}
      pending={archiving.saving || restoring.saving}
      error={error}
      onConfirm={confirm}
    >
      {isArchive ? archiveWords(region) : `${name} can be chosen again for new records.`}
    </ConfirmDialog>
  );
}

const archiveWords = ({ name, customerCount, tutorCount }: RegionStateFragment) =>
  `Its ${countOf(customerCount, "customer")} and ${countOf(tutorCount, "tutor")} stay as they are. ` +
  `${name} can no longer be chosen for new records, and can be restored at any time.`;
