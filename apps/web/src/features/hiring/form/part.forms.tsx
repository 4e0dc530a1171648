import type { ReactNode } from "react";
import { candidateChecks, interviewScores } from "@app/domain/hiring/candidacy-states.ts";
import { currencies } from "@app/domain/enums.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { UploadField } from "../../../shared/files/upload-field.tsx";
import { ChangedPartForm } from "../../../shared/records/part-form.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { CandidacyUpdateDocument } from "../candidacy-mutations.generated.ts";
import { CandidacyRecordDocument, type CandidacyRecordFragment } from "../candidacy.generated.ts";
import { answerOptions, checkOptions, outcomeOptions } from "../candidate-labels.ts";
import { useColleagues } from "../use-colleagues.ts";
import { checksForm, demoForm, interviewForm, noteForm, offerForm } from "./part.fields.ts";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";

const currencyOptions = currencies.map((value) => ({ value, label: value }));
const notesMax = 2000;

interface PartProps {
  candidate: CandidacyRecordFragment;
  onClose: () => void;
}

/** The form of one part of an application: its interview, demo lesson, checks or offer. */
export function CandidatePartForm({ id, name, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="application"
      query={CandidacyRecordDocument}
      id={id}
      onClose={onClose}
      wide
      skeleton={<SkeletonLines count={7} />}
    >
      {(candidate) => {
        const Part = parts[name] ?? Interview;
        return <Part candidate={candidate} onClose={onClose} />;
      }}
    </RecordDialog>
  );
}

/** What every part's form is told besides its fields. */
function useCommon({ candidate, onClose }: PartProps) {
  const { offer } = useUndo();
  return {
    record: candidate,
    update: CandidacyUpdateDocument,
    onClose,
    onSaved: ({ id, version, name }: CandidacyRecordFragment) =>
      offer({ kind: "CANDIDACY", id, version, name, text: `${name} saved.` }),
  };
}

const parts: Readonly<Record<string, (props: PartProps) => ReactNode>> = {
  interview: Interview,
  demo: Demo,
  checks: Checks,
  offer: Offer,
  note: Note,
};

function Interview(props: PartProps) {
  const { labels } = interviewForm;
  return (
    <ChangedPartForm
      {...useCommon(props)}
      name="interview"
      title={`Interview of ${props.candidate.name}`}
      saveLabel="Save interview"
      form={interviewForm}
    >
      <FieldGrid>
        <DateField name="interviewDate" label={labels.interviewDate} optional />
        <TextField name="interviewTime" label={labels.interviewTime} optional placeholder="09:30" />
        <TimeZoneField
          name="interviewTimeZone"
          label={labels.interviewTimeZone}
          placeholder="The candidate’s own"
          optional
        />
        <SelectField
          name="interviewerId"
          label={labels.interviewerId}
          options={useColleagues()}
          emptyLabel="Nobody yet"
          optional
        />
        {interviewScores.map((score) => (
          <NumberField key={score} name={score} label={labels[score]} end="of 5" optional />
        ))}
        <SelectField
          name="interviewOutcome"
          label={labels.interviewOutcome}
          options={outcomeOptions}
          emptyLabel="Not yet"
          optional
        />
        <TextArea name="interviewNotes" label={labels.interviewNotes} max={notesMax} optional wide />
      </FieldGrid>
    </ChangedPartForm>
  );
}

function Demo(props: PartProps) {
  const { labels } = demoForm;
  return (
    <ChangedPartForm
      {...useCommon(props)}
      name="demo"
      title={`Demo lesson of ${props.candidate.name}`}
      saveLabel="Save demo lesson"
      form={demoForm}
    >
      <FieldGrid>
        <DateField name="demoDate" label={labels.demoDate} optional />
        <SelectField
          name="observerId"
          label={labels.observerId}
          options={useColleagues()}
          emptyLabel="Nobody yet"
          optional
        />
        <NumberField name="demoScore" label={labels.demoScore} end="of 5" optional />
        <UploadField kind="video" name="demoRecordingFileId" label={labels.demoRecordingFileId} optional />
        <TextField name="demoRecordingUrl" label={labels.demoRecordingUrl} type="url" optional wide />
        <TextArea name="demoNotes" label={labels.demoNotes} max={notesMax} optional wide />
      </FieldGrid>
    </ChangedPartForm>
  );
}

function Checks(props: PartProps) {
  return (
    <ChangedPartForm
      {...useCommon(props)}
      name="checks"
      title={`Checks of ${props.candidate.name}`}
      saveLabel="Save checks"
      form={checksForm}
    >
      <FieldGrid>
        {candidateChecks.map((check) => (
          <SelectField key={check} name={check} label={checksForm.labels[check]} options={checkOptions} />
        ))}
      </FieldGrid>
    </ChangedPartForm>
  );
}

function Offer(props: PartProps) {
  const { labels } = offerForm;
  return (
    <ChangedPartForm
      {...useCommon(props)}
      name="offer"
      title={`Offer to ${props.candidate.name}`}
      saveLabel="Save offer"
      form={offerForm}
    >
      <FieldGrid>
        <TextField name="offerAmount" label={labels.offerAmount} optional placeholder="14.00" />
        <SelectField
          name="offerCurrency"
          label={labels.offerCurrency}
          options={currencyOptions}
          emptyLabel="Choose"
          optional
        />
        <DateField name="offerStartsOn" label={labels.offerStartsOn} optional />
        <SelectField
          name="offerAnswer"
          label={labels.offerAnswer}
          options={answerOptions}
          emptyLabel="None yet"
          optional
        />
      </FieldGrid>
    </ChangedPartForm>
  );
}

function Note(props: PartProps) {
  return (
    <ChangedPartForm
      {...useCommon(props)}
      name="note"
      title={`Why ${props.candidate.name} was rejected`}
      saveLabel="Save note"
      form={noteForm}
    >
      <FieldGrid>
        <TextArea name="rejectionNote" label={noteForm.labels.rejectionNote} max={1000} optional wide />
      </FieldGrid>
    </ChangedPartForm>
  );
}
