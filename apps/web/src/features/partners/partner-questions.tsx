import { EventQuestion, type Questions } from "../../shared/records/event-question.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { partnerEvents } from "./partner-events.ts";
import { PartnerReinstateDocument, PartnerReopenDocument } from "./partner-mutations.generated.ts";
import { PartnerRecordDocument, type PartnerRecordFragment } from "./partner.generated.ts";

const questions: Questions<PartnerRecordFragment, "reinstate" | "reopen"> = {
  reinstate: {
    mutation: PartnerReinstateDocument,
    description: () => "Its users can work again, except those who were suspended themselves.",
    successMessage: ({ name }) => `${name} is active again.`,
  },
  reopen: {
    mutation: PartnerReopenDocument,
    description: () => "It becomes a prospect again. Users who were deactivated stay so.",
    successMessage: ({ name }) => `${name} is a prospect again.`,
  },
};

/** Asks before a partner goes on or begins again. */
export function PartnerQuestion(props: RecordDialogProps) {
  return <EventQuestion {...props} table={partnerEvents} query={PartnerRecordDocument} questions={questions} />;
}
