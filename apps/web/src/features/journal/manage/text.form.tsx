import { toEnumName } from "@app/domain/enums.ts";
import { journalBodyMax, journalTemplateInput } from "@app/domain/journal/journal.ts";
import type { JournalKind } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { ChangedPartForm, NewPartForm } from "../../../shared/records/part-form.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { JournalTemplateCreateDocument, JournalTemplateUpdateDocument } from "../journal-mutations.generated.ts";
import { kindWord } from "../journal-labels.ts";
import { JournalTemplatesDocument, type JournalTextFragment } from "../journal.generated.ts";

const form = formOf<JournalTextFragment>()(journalTemplateInput.omit({ kind: true }), { body: text("Text") });

/** What entries of a kind begin with. */
export function TextForm({ id: kind, onClose }: RecordDialogProps) {
  const { data, refetch } = useQuery(JournalTemplatesDocument);
  if (!data || kind === null) return null;
  const name = toEnumName(kind) as JournalKind;
  const record = data.journalTemplates?.find((one) => one.kind === name);
  const shared = {
    form,
    onClose,
    name: `text of ${kind}`,
    title: `Text for ${kindWord(kind)}`,
    saveLabel: "Save text",
    children: (
      <FieldGrid>
        <TextArea name="body" label={form.labels.body} max={journalBodyMax} wide />
      </FieldGrid>
    ),
    onSaved: () => {
      toast.done("Text saved.");
      void refetch();
    },
  };
  return record ? (
    <ChangedPartForm {...shared} update={JournalTemplateUpdateDocument} record={record} />
  ) : (
    <NewPartForm {...shared} create={JournalTemplateCreateDocument} given={{ kind: name }} />
  );
}
