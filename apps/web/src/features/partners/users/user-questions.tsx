import { EventQuestion, type Questions } from "../../../shared/records/event-question.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { partnerUserEvents } from "./user-events.ts";
import { PartnerUserReinstateDocument } from "./user-mutations.generated.ts";
import { PartnerUserRecordDocument, type PartnerUserRowFragment } from "./user.generated.ts";

const questions: Questions<PartnerUserRowFragment, "reinstate"> = {
  reinstate: {
    mutation: PartnerUserReinstateDocument,
    description: ({ name }) => `${name} can work in the partners’ app again.`,
    successMessage: ({ name }) => `${name} is active again.`,
  },
};

/** Asks before somebody goes on. */
export function PartnerUserQuestion(props: RecordDialogProps) {
  return <EventQuestion {...props} table={partnerUserEvents} query={PartnerUserRecordDocument} questions={questions} />;
}
