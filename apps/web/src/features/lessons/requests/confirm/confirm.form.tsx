import * as z from "zod";
import { confirmRules } from "@app/domain/lessons/confirm.ts";
import { lessonBillings } from "@app/domain/lessons/lesson-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { LessonBilling } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SkeletonFields } from "@app/ui/form/skeleton-fields.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { MailNotes, MailPreview } from "../../../../shared/records/mail-preview.tsx";
import { noNotes, notesOf, notesRules, type NotesTyped } from "../../../../shared/records/mail-notes.ts";
import { RecordDialog } from "../../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../../shared/save/user-errors.ts";
import { checkWith } from "../../../../shared/save/zod-form.ts";
import { askerOf } from "../party.tsx";
import { LessonRequestConfirmDocument } from "../request-mutations.generated.ts";
import { billingOptions } from "../request-labels.ts";
import { LessonRequestRecordDocument, type LessonRequestRecordFragment } from "../request.generated.ts";
import { skippedOf, type ConfirmValues } from "./confirm-values.ts";
import { ConfirmedDates } from "./confirmed-dates.tsx";

type Request = LessonRequestRecordFragment;

type Values = ConfirmValues & NotesTyped;
const check = checkWith<Values>(z.intersection(confirmRules, notesRules));

const skeleton = [{ wide: true }, { wide: true }, { wide: true }];

/** Takes the customer's acceptance: the days that clash are shown, and left out or refused; then the course begins. */
export function ConfirmForm({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="request"
      query={LessonRequestRecordDocument}
      id={id}
      onClose={onClose}
      wide
      skeleton={<SkeletonFields fields={skeleton} />}
    >
      {(request) => <Confirm request={request} onClose={onClose} />}
    </RecordDialog>
  );
}

function Confirm({ request, onClose }: { request: Request; onClose: () => void }) {
  const { id, version, name, proposedTutor, proposals } = request;
  const { save } = useSave(LessonRequestConfirmDocument, ({ saved }) => saved);
  const proposal = proposals?.find(({ state }) => state === "ACCEPTED");
  const billing = lessonBillings.find((known) => toEnumName(known) === proposal?.billing) ?? "ongoing";

  const variablesOf = (values: Values) => ({
    id,
    version,
    notes: notesOf(values),
    input: {
      billing: toEnumName(values.billing) as LessonBilling,
      skipDates: skippedOf(values),
      despite: values.despite,
      note: values.note.trim() === "" ? null : values.note.trim(),
    },
  });
  async function send(values: Values, form: FormErrorSetter) {
    const { payload, stale } = await save(variablesOf(values), form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    toast.done(`${name} is confirmed. The lessons are booked.`);
    onClose();
  }

  return (
    <FormDialog<Values>
      open
      wide
      onClose={onClose}
      title={`${askerOf(request)} accepts?`}
      saveLabel="Confirm lessons"
      isAction
      initialValues={{ ...noNotes, billing, skip: {}, despite: false, note: "" }}
      validate={check}
      onSubmit={send}
    >
      <FormSection title={`Lessons with ${proposedTutor?.name ?? "the tutor"}`}>
        <ConfirmedDates requestId={id} timeZone={proposal?.anchorTimeZone ?? "UTC"} />
      </FormSection>
      <FormSection
        title="Price"
        note={
          proposal ? (
            <>
              <MoneyText currency={proposal.priceCurrency} amount={proposal.priceAmount} /> a lesson, as proposed
            </>
          ) : null
        }
      >
        <SelectField
          name="billing"
          label="Billing"
          options={billingOptions}
          wide
          help="Lessons that are prepaid are held until they are paid for."
        />
        <TextArea name="note" label="Internal note" max={500} optional wide help="What they said. Never emailed." />
      </FormSection>
      <MailNotes to={["family", "tutor"]} />
      <MailPreview<Values>
        mutation={LessonRequestConfirmDocument}
        variablesOf={(values) => (Object.keys(check(values)).length === 0 ? variablesOf(values) : null)}
      />
    </FormDialog>
  );
}
