import { RecordEventDialog, type RecordEvent } from "../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { LeadContactDocument, LeadReopenDocument } from "./lead-mutations.generated.ts";
import { LeadRecordDocument, type LeadRecordFragment } from "./lead.generated.ts";

export const leadEvents: Record<string, RecordEvent<LeadRecordFragment>> = {
  contact: {
    verb: "Mark",
    ending: "as contacted",
    label: "Mark as contacted",
    mutation: LeadContactDocument,
    description: ({ email, phoneNumber }) =>
      `Somebody has written to them or called them, at ${[email, phoneNumber].filter(Boolean).join(" or ")}.`,
    done: ({ name }) => `${name} is contacted.`,
  },
  reopen: {
    verb: "Reopen",
    mutation: LeadReopenDocument,
    description: () => "They are an open lead again, as contacted. Set what is to be done next.",
    done: ({ name }) => `${name} is open again.`,
  },
};

/** Asks before a lead moves on or is taken up again. */
export function LeadEventDialog(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="lead" query={LeadRecordDocument} events={leadEvents} />;
}
