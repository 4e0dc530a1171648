import { documentKinds } from "@app/domain/tutors/tutor-enums.ts";
import { documentRules } from "@app/domain/tutors/tutor-parts.ts";
import { fileKinds } from "@app/domain/files/file-kinds.ts";
import type { DocumentKind } from "@app/schema/types.generated.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FileField } from "@app/ui/form/file-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { sendsFiles } from "../../../shared/files/upload-file.ts";
import { listed, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { ChangedPartForm, NewPartForm } from "../../../shared/records/part-form.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { wordsIn } from "../../../shared/text/option-words.ts";
import { documentKindOptions } from "../tutor-words.ts";
import {
  TutorDocumentCreateDocument,
  TutorDocumentsDocument,
  TutorDocumentUpdateDocument,
  type TutorDocumentItemFragment,
} from "./documents.generated.ts";
import { useTutorPart } from "./use-tutor-part.ts";

const form = formOf<TutorDocumentItemFragment>()(documentRules, {
  kind: { ...listed<DocumentKind>()("Kind", documentKinds, "id"), show: wordsIn(documentKindOptions) },
  fileId: {
    label: "File",
    empty: null as SentFile | null,
    readFrom: ({ file }: TutorDocumentItemFragment): SentFile | null =>
      file && { id: file.id, name: file.name, size: file.size },
    parsed: (file: SentFile | null) => file?.id ?? null,
    show: (file: SentFile | null) => file?.name ?? "none",
  },
  issuedOn: text("Issued on"),
  expiresOn: text("Valid until"),
  note: text("Note"),
});
const { labels } = form;
const { types, inWords, mostBytes } = fileKinds.document;
const send = sendsFiles("document");

function Fields() {
  return (
    <FieldGrid>
      <SelectField name="kind" label={labels.kind} options={documentKindOptions} wide />
      <FileField
        name="fileId"
        label={labels.fileId}
        send={send}
        accept={types}
        optional
        wide
        help={`${inWords}, up to ${mostBytes / 1024 / 1024} MB.`}
      />
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
