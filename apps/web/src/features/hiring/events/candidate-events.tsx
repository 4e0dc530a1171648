import * as z from "zod";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import { RecordEventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { CandidacyOnboardDocument, CandidacyResumeDocument } from "../candidacy-mutations.generated.ts";
import { CandidacyRecordDocument, type CandidacyRecordFragment } from "../candidacy.generated.ts";
import { stageWord } from "../candidate-labels.ts";

const events: Record<string, RecordEvent<CandidacyRecordFragment>> = {
  unhold: {
    verb: "Take",
    ending: "off hold",
    label: "Take off hold",
    mutation: CandidacyResumeDocument,
    description: ({ heldFrom }) => `The application goes on at ${stageWord(heldFrom ?? "APPLIED").toLowerCase()}.`,
    successMessage: ({ name }) => `${name} is off hold.`,
  },
};

const nothing = z.object({});

/** Makes a candidate a tutor. */
const Onboard = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="application"
    query={CandidacyRecordDocument}
    config={({ name }) => ({
      title: `Onboard ${name}?`,
      saveLabel: "Onboard as tutor",
      successMessage: `${name} is a tutor.`,
      initialValues: {},
      rules: nothing,
      mutation: CandidacyOnboardDocument,
      sent: () => ({}),
      mails: { to: ["candidate"], note: true },
      children: (
        <p>
          They become a tutor, and an email invites them to the tutors’ app with a link that works once. They get no
          account here.
        </p>
      ),
    })}
  />
);

/** Asks before an application goes on after a hold, or a candidate becomes a tutor. */
export function CandidateEventDialog(props: RecordDialogProps) {
  if (props.name === "onboard") return <Onboard {...props} />;
  return <RecordEventDialog {...props} what="application" query={CandidacyRecordDocument} events={events} />;
}
