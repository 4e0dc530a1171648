import { EventQuestion, type Questions } from "../../shared/records/event-question.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { leadEvents } from "./lead-events.ts";
import { LeadContactDocument, LeadReopenDocument } from "./lead-mutations.generated.ts";
import { LeadRecordDocument, type LeadRecordFragment } from "./lead.generated.ts";

const questions: Questions<LeadRecordFragment, "contact" | "reopen"> = {
  contact: {
    mutation: LeadContactDocument,
    description: ({ email, phoneNumber }) =>
      `Somebody has written to them or called them, at ${[email, phoneNumber].filter(Boolean).join(" or ")}.`,
    successMessage: ({ name }) => `${name} is contacted.`,
  },
  reopen: {
    mutation: LeadReopenDocument,
    description: () => "They are an open lead again, as contacted. Set what is to be done next.",
    successMessage: ({ name }) => `${name} is open again.`,
  },
};

/** Asks before a lead moves on or is taken up again. */
export function LeadQuestion(props: RecordDialogProps) {
  return <EventQuestion {...props} table={leadEvents} query={LeadRecordDocument} questions={questions} />;
}
