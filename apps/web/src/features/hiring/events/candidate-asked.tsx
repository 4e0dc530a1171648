import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { toEnumName } from "@app/domain/enums.ts";
import { advanceInput, holdInput, rejectionRules, reopenInput } from "@app/domain/hiring/candidacy.ts";
import { interviewMean, leastInterviewMean } from "@app/domain/hiring/candidacy-states.ts";
import type { RejectionReason } from "@app/schema/types.generated.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { EventForm } from "../../../shared/records/event-form-dialog.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import {
  CandidacyAdvanceDocument,
  CandidacyHoldDocument,
  CandidacyRejectDocument,
  CandidacyReopenDocument,
} from "../candidacy-mutations.generated.ts";
import { CandidacyRecordDocument, type CandidacyRecordFragment } from "../candidacy.generated.ts";
import { reasonOptions } from "../candidate-labels.ts";

interface AskedProps {
  candidate: CandidacyRecordFragment;
  onClose: () => void;
}

const advanceRules = advanceInput.omit({ version: true });
/** The stages from which candidates can be written to as they move on, and what for. */
const letters: Readonly<Record<string, string>> = {
  SCREENING: "Invite them to the interview by email",
  CHECKS: "Send them the offer by email",
};

function Advance({ candidate, onClose }: AskedProps) {
  const { name, stage } = candidate;
  const mean = interviewMean(candidate);
  const isLow = stage === "INTERVIEW" && mean !== null && mean < leastInterviewMean;
  const letter = letters[stage];
  return (
    <EventForm
      record={candidate}
      onClose={onClose}
      mutation={CandidacyAdvanceDocument}
      title={`Move ${name} on?`}
      saveLabel="Move on"
      rules={advanceRules}
      initialValues={{ reason: "", mail: letter !== undefined }}
      sent={({ reason, mail }) => ({ reason: reason.trim() || null, mail })}
      successMessage={`${name} moved on.`}
      {...(letter && { mails: { to: ["candidate"], note: true } })}
    >
      <p>The application goes to the next stage if everything that it asks for is there.</p>
      {isLow ? <TextArea name="reason" label="Reason" max={500} help="The interview’s score is below 3." /> : null}
      {letter ? <SwitchField name="mail" label={letter} wide /> : null}
    </EventForm>
  );
}

const holdRules = holdInput.omit({ version: true });

function Hold({ candidate, onClose }: AskedProps) {
  return (
    <EventForm
      record={candidate}
      onClose={onClose}
      mutation={CandidacyHoldDocument}
      title={`Put ${candidate.name} on hold?`}
      saveLabel="Put on hold"
      rules={holdRules}
      initialValues={{ until: "" }}
      sent={({ until }) => ({ until })}
      successMessage={`${candidate.name} is on hold.`}
    >
      <p>The application waits, and goes on where it stands now.</p>
      <DateField name="until" label="Until" />
    </EventForm>
  );
}

function Reject({ candidate, onClose }: AskedProps) {
  const isDirector = useCan()("tutorManagement:act");
  return (
    <EventForm
      record={candidate}
      onClose={onClose}
      danger
      mutation={CandidacyRejectDocument}
      title={`Reject ${candidate.name}?`}
      saveLabel="Reject candidate"
      rules={rejectionRules}
      initialValues={{ reason: "", note: "", reopenAfter: "", doNotRehire: false, mail: true }}
      sent={({ reason, note, reopenAfter, doNotRehire, mail }) => ({
        input: {
          doNotRehire,
          mail,
          reason: toEnumName(reason) as RejectionReason,
          note: note.trim() || null,
          reopenAfter: reopenAfter || null,
        },
      })}
      successMessage={`${candidate.name} is rejected.`}
      mails={{ to: ["candidate"] }}
    >
      <SelectField name="reason" label="Reason" options={reasonOptions} emptyLabel="Choose" />
      <TextArea name="note" label="Internal note" max={1000} optional help="Never emailed." />
      <DateField name="reopenAfter" label="Reopen after" optional />
      <SwitchField name="mail" label="Tell them by email" wide />
      {isDirector ? <SwitchField name="doNotRehire" label="Do not rehire" wide /> : null}
    </EventForm>
  );
}

const reopenRules = reopenInput.omit({ version: true });

function Reopen({ candidate, onClose }: AskedProps) {
  const { name, reopenAfter } = candidate;
  const { cache } = useApolloClient();
  return (
    <EventForm
      record={candidate}
      onClose={onClose}
      mutation={CandidacyReopenDocument}
      title={`Reopen ${name}?`}
      saveLabel="Reopen application"
      rules={reopenRules}
      initialValues={{ early: false }}
      sent={(values) => values}
      successMessage={`${name} is considered again.`}
      onDone={() => {
        for (const fieldName of ["candidacies", "rejectedCandidacies"]) cache.evict({ id: "ROOT_QUERY", fieldName });
      }}
    >
      <p>A new round begins at screening. Earlier scores stay in the earlier round.</p>
      {reopenAfter === null ? null : (
        <>
          <p>
            They were to be considered again from <Day value={reopenAfter} />.
          </p>
          <SwitchField name="early" label="Reopen even before that day" wide />
        </>
      )}
    </EventForm>
  );
}

const dialogs: Readonly<Record<string, (props: AskedProps) => ReactNode>> = {
  advance: Advance,
  hold: Hold,
  reject: Reject,
  reopen: Reopen,
};

/** Asks what moving on, holding, rejecting or reopening wants to know. */
export function CandidateAskedDialog({ id, name, onClose }: RecordDialogProps) {
  const Asked = dialogs[name];
  if (id === null || Asked === undefined) return null;
  return (
    <RecordDialog
      what="application"
      query={CandidacyRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(candidate) => <Asked candidate={candidate} onClose={onClose} />}
    </RecordDialog>
  );
}
