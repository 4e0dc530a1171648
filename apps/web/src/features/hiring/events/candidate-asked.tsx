import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import { toEnumName } from "@app/domain/enums.ts";
import { advanceInput, holdInput, rejectionRules, reopenInput } from "@app/domain/hiring/candidacy.ts";
import { interviewMean, leastInterviewMean } from "@app/domain/hiring/candidacy-states.ts";
import type { RejectionReason } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import type { Saved } from "../../../shared/records/record-documents.ts";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { RefusalSink } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import {
  CandidacyAdvanceDocument,
  CandidacyHoldDocument,
  CandidacyRejectDocument,
  CandidacyReopenDocument,
} from "../candidacy-mutations.generated.ts";
import { CandidacyRecordDocument, type CandidacyRecordFragment } from "../candidacy.generated.ts";
import { reasonOptions } from "../candidate-words.ts";

interface AskedProps {
  candidate: CandidacyRecordFragment;
  onClose: () => void;
}

interface AskingProps<Values extends object, Variables extends object> extends AskedProps {
  mutation: TypedDocumentNode<
    { saved: Saved<CandidacyRecordFragment> },
    Variables & { id: string; version: number; idempotencyKey?: string | null | undefined }
  >;
  title: string;
  saveLabel: string;
  danger?: boolean;
  rules: z.ZodType<object>;
  begin: Values;
  sent: (values: Values) => Variables;
  done: string;
  /** The lists that are to be asked for again, where another record stands in the place of this one. */
  lists?: readonly string[];
  children: ReactNode;
}

/** Asks what an event wants to know, and does it. */
function Asking<Values extends object, Variables extends object>(props: AskingProps<Values, Variables>) {
  const { candidate, mutation, title, saveLabel, danger = false, rules, begin, sent, done } = props;
  const { lists = [], onClose, children } = props;
  const { cache } = useApolloClient();
  const { save } = useSave(mutation, ({ saved }) => saved);

  async function send(values: Values, form: RefusalSink) {
    const { id, version } = candidate;
    const { payload, stale } = await save({ ...sent(values), id, version }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    for (const fieldName of lists) cache.evict({ id: "ROOT_QUERY", fieldName });
    toast.done(done);
    onClose();
  }
  return (
    <FormDialog<Values>
      open
      isAct
      danger={danger}
      onClose={onClose}
      title={title}
      saveLabel={saveLabel}
      initialValues={begin}
      validate={checkWith(rules)}
      onSubmit={send}
    >
      {children}
    </FormDialog>
  );
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
    <Asking
      {...{ candidate, onClose }}
      mutation={CandidacyAdvanceDocument}
      title={`Move ${name} on?`}
      saveLabel="Move on"
      rules={advanceRules}
      begin={{ reason: "", mail: letter !== undefined }}
      sent={({ reason, mail }) => ({ reason: reason.trim() || null, mail })}
      done={`${name} moved on.`}
    >
      <p>The application goes to the next stage if everything that it asks for is there.</p>
      {isLow ? <TextArea name="reason" label="Reason" max={500} help="The interview’s score is below 3." /> : null}
      {letter ? <SwitchField name="mail" label={letter} wide /> : null}
    </Asking>
  );
}

const holdRules = holdInput.omit({ version: true });

function Hold({ candidate, onClose }: AskedProps) {
  return (
    <Asking
      {...{ candidate, onClose }}
      mutation={CandidacyHoldDocument}
      title={`Put ${candidate.name} on hold?`}
      saveLabel="Put on hold"
      rules={holdRules}
      begin={{ until: "" }}
      sent={(values) => values}
      done={`${candidate.name} is on hold.`}
    >
      <p>The application waits, and goes on where it stands now.</p>
      <DateField name="until" label="Until" />
    </Asking>
  );
}

function Reject({ candidate, onClose }: AskedProps) {
  const isDirector = useCan()("tutorManagement:act");
  return (
    <Asking
      {...{ candidate, onClose }}
      danger
      mutation={CandidacyRejectDocument}
      title={`Reject ${candidate.name}?`}
      saveLabel="Reject candidate"
      rules={rejectionRules}
      begin={{ reason: "", note: "", reopenAfter: "", doNotRehire: false, mail: true }}
      sent={({ reason, note, reopenAfter, ...rest }) => ({
        input: {
          ...rest,
          reason: toEnumName(reason) as RejectionReason,
          note: note.trim() || null,
          reopenAfter: reopenAfter || null,
        },
      })}
      done={`${candidate.name} is rejected.`}
    >
      <SelectField name="reason" label="Reason" options={reasonOptions} emptyLabel="Choose" />
      <TextArea name="note" label="Note" max={1000} optional help="For colleagues; the candidate does not see it." />
      <DateField name="reopenAfter" label="Reopen after" optional />
      <SwitchField name="mail" label="Tell them by email" wide />
      {isDirector ? <SwitchField name="doNotRehire" label="Do not rehire" wide /> : null}
    </Asking>
  );
}

const reopenRules = reopenInput.omit({ version: true });

function Reopen({ candidate, onClose }: AskedProps) {
  const { name, reopenAfter } = candidate;
  return (
    <Asking
      {...{ candidate, onClose }}
      mutation={CandidacyReopenDocument}
      title={`Reopen ${name}?`}
      saveLabel="Reopen application"
      rules={reopenRules}
      begin={{ early: false }}
      sent={(values) => values}
      done={`${name} is considered again.`}
      lists={["candidacies", "rejectedCandidacies"]}
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
    </Asking>
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
