import { customerEventBack, customerMachine } from "@app/domain/customers/customer-states.ts";
import { RecordEventDialog, type RecordEvent } from "../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { undoneIn } from "../../shared/undo/way-back.ts";
import { archivingMeans, restoringMeans } from "./customer-archiving.ts";
import {
  CustomerArchiveDocument,
  CustomerPauseDocument,
  CustomerRestoreDocument,
  CustomerResumeDocument,
  CustomerUnblockDocument,
} from "./customer-mutations.generated.ts";
import { CustomerRecordDocument, type CustomerRecordFragment } from "./customer.generated.ts";

export const customerEvents: Record<string, RecordEvent<CustomerRecordFragment>> = {
  pause: {
    verb: "Pause",
    mutation: CustomerPauseDocument,
    description: () => "No new lessons are agreed until they are resumed. Everything else stays as it is.",
    successMessage: ({ name }) => `${name} is paused.`,
    undo: undoneIn("CUSTOMER", customerMachine, "pause", customerEventBack),
  },
  resume: {
    verb: "Resume",
    mutation: CustomerResumeDocument,
    description: () => "Lessons can be agreed with them again.",
    successMessage: ({ name }) => `${name} is active again.`,
    undo: undoneIn("CUSTOMER", customerMachine, "resume", customerEventBack),
  },
  archive: {
    verb: "Archive",
    mutation: CustomerArchiveDocument,
    description: () => archivingMeans,
    successMessage: ({ name }) => `${name} is archived.`,
    danger: true,
    undo: "CUSTOMER",
  },
  restore: {
    verb: "Restore",
    mutation: CustomerRestoreDocument,
    description: () => restoringMeans,
    successMessage: ({ name }) => `${name} is in use again.`,
    undo: "CUSTOMER",
  },
  unblock: {
    verb: "Unblock",
    mutation: CustomerUnblockDocument,
    description: () => "They go back to the status they had before they were blocked.",
    successMessage: ({ name }) => `${name} is no longer blocked.`,
    undo: undoneIn("CUSTOMER", customerMachine, "unblock", customerEventBack),
  },
};

/** Asks before a customer takes a break, goes on or is no longer blocked. */
export function CustomerEventDialog(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="customer" query={CustomerRecordDocument} events={customerEvents} />;
}
