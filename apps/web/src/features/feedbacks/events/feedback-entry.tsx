import { useFormikContext } from "formik";
import { toEnumName } from "@app/domain/enums.ts";
import { feedbackEntryRules as rules } from "@app/domain/feedbacks/feedback.ts";
import type { JournalKind as Kind } from "@app/domain/journal/journal-enums.ts";
import { hasSeverity } from "@app/domain/journal/journal-times.ts";
import { journalBodyMax } from "@app/domain/journal/journal.ts";
import type { JournalKind } from "@app/schema/types.generated.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { kindOptions, severityOptions, useToday } from "../../journal/journal-choices.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { FeedbackCreateJournalEntryDocument } from "../feedback-mutations.generated.ts";
import { FeedbackRecordDocument } from "../feedback.generated.ts";

interface Values {
  personId: string;
  kind: string;
  title: string;
  body: string;
  occurredOn: string;
  severity: string;
}

function Fields() {
  const { values } = useFormikContext<Values>();
  return (
    <FieldGrid>
      <AutocompleteField
        name="personId"
        label="Tutor"
        options={useTutorChoices()}
        placeholder="Start typing a name"
        wide
      />
      <SelectField name="kind" label="Kind" options={kindOptions} />
      <DateField name="occurredOn" label="Day" />
      {hasSeverity(values.kind as Kind) ? (
        <SelectField name="severity" label="Severity" options={severityOptions} />
      ) : null}
      <TextField name="title" label="Title" wide />
      <TextArea name="body" label="Text" max={journalBodyMax} wide />
    </FieldGrid>
  );
}

/** Asks for an entry in the journal of the tutor whom feedback concerns; it begins with the customer's words. */
export function FeedbackEntry(props: RecordDialogProps) {
  const occurredOn = useToday();
  return (
    <EventFormDialog
      {...props}
      what="feedback"
      wide
      query={FeedbackRecordDocument}
      config={({ name, body, type }) => ({
        title: "Add journal entry",
        saveLabel: "Add entry",
        successMessage: "The entry is in the tutor’s journal.",
        rules,
        mutation: FeedbackCreateJournalEntryDocument,
        initialValues: {
          personId: "",
          kind: type === "PRAISE" ? "praise" : "observation",
          title: `From feedback ${name}`,
          body,
          occurredOn,
          severity: "",
        },
        sent: ({ kind, severity, ...entry }: Values) => ({
          entry: {
            ...entry,
            kind: toEnumName(kind) as JournalKind,
            severity: severity === "" ? null : Number(severity),
          },
        }),
        children: <Fields />,
      })}
    />
  );
}
