import { RecordEventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { CandidacyOnboardDocument, CandidacyUnholdDocument } from "../candidacy-mutations.generated.ts";
import { CandidacyRecordDocument, type CandidacyRecordFragment } from "../candidacy.generated.ts";
import { stageWord } from "../candidate-words.ts";

const events: Record<string, RecordEvent<CandidacyRecordFragment>> = {
  unhold: {
    ...{ verb: "Take", ending: "off hold" },
    label: "Take off hold",
    mutation: CandidacyUnholdDocument,
    means: ({ heldFrom }) => `The application goes on at ${stageWord(heldFrom ?? "APPLIED").toLowerCase()}.`,
    done: ({ name }) => `${name} is off hold.`,
  },
  onboard: {
    verb: "Onboard",
    label: "Onboard as tutor",
    mutation: CandidacyOnboardDocument,
    means: () =>
      "They become a tutor, and an email invites them to the tutors’ app with a link that works once. They get no account here.",
    done: ({ name }) => `${name} is a tutor.`,
  },
};

/** Asks before an application goes on after a hold, or a candidate becomes a tutor. */
export function CandidateEventDialog(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="application" query={CandidacyRecordDocument} events={events} />;
}
