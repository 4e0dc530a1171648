import { skipToken } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useEffect } from "react";
import type { JournalKind } from "@app/domain/journal/journal-enums.ts";
import { hasSeverity } from "@app/domain/journal/journal-times.ts";
import { attachmentsMax, journalBodyMax, managersRead } from "@app/domain/journal/journal.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { ListField } from "@app/ui/form/list-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { UploadField } from "../../../shared/files/upload-field.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import type { UploadRow } from "../../../shared/records/form-fields.ts";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { LessonField } from "../../lessons/lesson-field.public.tsx";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { JournalEntryCreateDocument, JournalEntryUpdateDocument } from "../journal-mutations.generated.ts";
import { kindOptions, severityOptions, useToday, visibilityOptions } from "../journal-labels.ts";
import { FeedbackForEntryDocument, JournalRecordDocument, JournalTemplatesDocument } from "../journal.generated.ts";
import { journalKind } from "../journal.kind.ts";
import { journalForm } from "./journal.fields.ts";

const skeleton = [{ wide: true }, {}, {}, { wide: true }, { wide: true }];
const { labels, recordOf } = journalForm;

type Values = ReturnType<typeof recordOf>["values"];

/** What a new entry begins with: whom the address names, the entry it adds to, or the feedback it comes from; null until that is read. */
function useBegin({ name, id }: RecordDialogProps): Partial<Values> | null {
  const occurredOn = useToday();
  const adds = name === "addToEntry" && id !== null;
  const comes = name === "entryFromFeedback" && id !== null;
  const first = useQuery(JournalRecordDocument, adds ? { variables: { id } } : skipToken).data?.record;
  const feedback = useQuery(FeedbackForEntryDocument, comes ? { variables: { id } } : skipToken).data?.tutorFeedback;
  if (adds) return first ? { occurredOn, personId: first.person.id, addsToId: first.addsToId ?? first.id } : null;
  if (!comes) return { occurredOn, personId: name === "newEntry" ? (id ?? "") : "" };
  if (!feedback) return null;
  const isSafeguarding = feedback.category === "SAFEGUARDING";
  return {
    occurredOn,
    personId: feedback.person.id,
    title: "From feedback",
    body: feedback.body,
    // What is for managers alone stays so.
    ...(isSafeguarding && { kind: "incident", visibility: "managers-only" }),
  };
}

/** Begins the text of a new entry with what its kind begins with, as long as nothing else was typed. */
function TemplateFilling() {
  const { data } = useQuery(JournalTemplatesDocument);
  const { values, setFieldValue } = useFormikContext<Values>();
  const templates = data?.journalTemplates ?? [];
  const own = templates.find(({ kind }) => kind.toLowerCase().replaceAll("_", "-") === values.kind)?.body ?? "";
  const isUntouched = values.body === "" || templates.some(({ body }) => body === values.body);
  const fills = isUntouched && values.body !== own;
  useEffect(() => {
    if (fills) void setFieldValue("body", own);
  }, [fills, own, setFieldValue]);
  return null;
}

function Fields({ isNew, isAbout, tutors }: { isNew: boolean; isAbout: boolean; tutors: readonly Option[] }) {
  const { values } = useFormikContext<Values>();
  const seesAll = useCan()(managersRead);
  const visible = visibilityOptions.filter(({ value }) => seesAll || value !== "managers-only");
  return (
    <FieldGrid>
      {isAbout ? null : (
        <AutocompleteField
          name="personId"
          label={labels.personId}
          options={tutors}
          placeholder="Start typing a name"
          wide
        />
      )}
      <SelectField name="kind" label={labels.kind} options={kindOptions} />
      <DateField name="occurredOn" label={labels.occurredOn} />
      {hasSeverity(values.kind as JournalKind) ? (
        <SelectField name="severity" label={labels.severity} options={severityOptions} />
      ) : null}
      <TextField name="title" label={labels.title} wide />
      <TextArea name="body" label={labels.body} max={journalBodyMax} wide />
      <SelectField name="visibility" label={labels.visibility} options={visible} />
      <DateField name="followUpOn" label={labels.followUpOn} optional />
      <LessonField name="lessonId" of={values.personId ? { tutorId: values.personId } : null} />
      <ListField<UploadRow>
        name="attachmentIds"
        label={labels.attachmentIds}
        itemName="attachment"
        newItem={null}
        max={attachmentsMax}
        optional
      >
        {(path, position) => <UploadField kind="document" name={path} label={`Attachment ${position}`} quietLabel />}
      </ListField>
      {isNew ? <TemplateFilling /> : null}
    </FieldGrid>
  );
}

/** A new entry, or one that its author still edits. */
export function JournalForm(props: RecordDialogProps) {
  const { name, id } = props;
  const isNew = name !== "edit" && name !== "editEntry";
  const begin = useBegin(props);
  const tutors = useTutorChoices();
  if (begin === null) return null;
  const form: typeof journalForm = {
    ...journalForm,
    recordOf(record) {
      const { version, values } = recordOf(record);
      return { version, values: record ? values : { ...values, ...begin } };
    },
  };
  const tutorName = (value: unknown) => tutors.find((one) => one.value === value)?.label ?? "another tutor";
  return (
    <RecordFormDialog
      {...props}
      id={isNew ? null : id}
      kind={journalKind}
      form={form}
      words={{ labels, show: { ...journalForm.show, personId: tutorName } }}
      query={JournalRecordDocument}
      create={JournalEntryCreateDocument}
      update={JournalEntryUpdateDocument}
      skeleton={skeleton}
    >
      <Fields isNew={isNew} isAbout={!isNew || name === "newEntry" || name === "addToEntry"} tutors={tutors} />
    </RecordFormDialog>
  );
}
