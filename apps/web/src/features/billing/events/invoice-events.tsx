import { RecordEventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import {
  InvoiceDeleteDocument,
  InvoiceDuplicateDocument,
  InvoiceRestoreDocument,
} from "../invoice-mutations.generated.ts";
import { InvoiceRegenerateDocument } from "../ongoing/ongoing.generated.ts";
import { InvoiceRecordDocument, type InvoiceRecordFragment } from "../invoice.generated.ts";

const events: Record<string, RecordEvent<InvoiceRecordFragment>> = {
  duplicate: {
    verb: "Duplicate",
    mutation: InvoiceDuplicateDocument,
    description: () => "A new draft begins with the same terms. It gets a number of its own when it is sent.",
    successMessage: () => "A draft with the same terms was added.",
  },
  regenerate: {
    verb: "Regenerate",
    mutation: InvoiceRegenerateDocument,
    description: () =>
      "Its lessons are read anew: those that were settled since are added, and those that are disputed or were taken back go. Fees and corrections stay.",
    successMessage: ({ name }) => `${name} is up to date.`,
  },
  delete: {
    verb: "Delete",
    mutation: InvoiceDeleteDocument,
    description: () => "It has no number yet, so nothing remains of it in the books.",
    successMessage: ({ name }) => `${name} deleted.`,
    danger: true,
  },
  restore: {
    verb: "Restore",
    mutation: InvoiceRestoreDocument,
    description: () => "The draft can be edited and sent again.",
    successMessage: ({ name }) => `${name} restored.`,
  },
};

/** Asks before an invoice is copied, or a draft deleted or brought back. */
export function InvoiceEvents(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="invoice" query={InvoiceRecordDocument} events={events} />;
}
