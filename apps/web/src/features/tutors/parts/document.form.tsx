import { documentKinds } from "@app/domain/tutors/tutor-enums.ts";
import { documentRules } from "@app/domain/tutors/tutor-parts.ts";
import type { DocumentKind } from "@app/schema/types.generated.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { UploadField } from "../../../shared/files/upload-field.tsx";
import { day, enumField, text, upload } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { ChangedPartForm, NewPartForm } from "../../../shared/records/part-form.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { documentKindOptions } from "../tutor-labels.ts";
import {
  TutorDocumentCreateDocument,
  TutorDocumentsDocument,
  TutorDocumentUpdateDocument,
  type TutorDocumentItemFragment,
} from "./documents.generated.ts";
import { useTutorPart } from "./use-tutor-part.ts";

const form = formOf<TutorDocumentItemFragment>()(documentRules, {
  kind: { ...enumField<DocumentKind>()("Kind", documentKinds, "id"), show: labelOf(documentKindOptions) },
  fileId: upload("File", "file"),
  issuedOn: day("Issued on"),
  expiresOn: day("Valid until"),
  note: text("Note"),
});
const { labels } = form;

function Fields() {
  return (
    <FieldGrid>
      <SelectField name="kind" label={labels.kind} options={documentKindOptions} wide />
      <UploadField kind="document" name="fileId" label={labels.fileId} optional wide />
      <DateField name="issuedOn" label={labels.issuedOn} optional />
      <DateField name="expiresOn" label={labels.expiresOn} optional help="The last day on which it is valid" />
      <TextArea name="note" label={labels.note} max={500} optional wide />
    </FieldGrid>
  );
}

/** A new document of the tutor whose page is open, or one that is there. */
export function DocumentForm({ name, id, onClose }: RecordDialogProps) {
  const { tutorId, data, saved } = useTutorPart(TutorDocumentsDocument);
  const shared = { form, onClose, name: `document of ${tutorId}`, children: <Fields /> };
  if (name === "addDocument") {
    return (
      <NewPartForm
        {...shared}
        title="Add document"
        saveLabel="Add document"
        create={TutorDocumentCreateDocument}
        given={{ personId: tutorId }}
        onSaved={() => saved("Document added.")}
      />
    );
  }
  const record = data?.tutor?.documents?.find((one) => one.id === id);
  if (!record) return null;
  return (
    <ChangedPartForm
      {...shared}
      title="Edit document"
      saveLabel="Save changes"
      update={TutorDocumentUpdateDocument}
      record={record}
      onSaved={() => saved("Document saved.")}
    />
  );
}
