import { RecordEventDialog, type RecordEvent } from "../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { countOf } from "../../shared/text/format.ts";
import { RegionArchiveDocument, RegionRestoreDocument, RegionStandingDocument } from "./region-mutations.generated.ts";
import type { RegionRowFragment } from "./region.generated.ts";

const events: Record<string, RecordEvent<RegionRowFragment>> = {
  archive: {
    verb: "Archive",
    mutation: RegionArchiveDocument,
    danger: true,
    description: ({ name, customerCount, tutorCount }) =>
      `Its ${countOf(customerCount, "customer")} and ${countOf(tutorCount, "tutor")} stay as they are. ` +
      `${name} can no longer be chosen for new records, and can be restored at any time.`,
    successMessage: ({ name }) => `${name} archived.`,
    undo: "REGION",
  },
  restore: {
    verb: "Restore",
    mutation: RegionRestoreDocument,
    description: ({ name }) => `${name} can be chosen again for new records.`,
    successMessage: ({ name }) => `${name} restored.`,
    undo: "REGION",
  },
};

/** Asks before a region is taken out of use or brought back. */
export function RegionEvent(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="region" query={RegionStandingDocument} events={events} />;
}
