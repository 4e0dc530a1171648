import type { FormikValues } from "formik";
import type { ComponentType } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { RecordFormTable } from "../records/form-of.ts";
import type { CreateMutation } from "../records/record-documents.ts";
import type { RecordKind } from "../records/record-kind.ts";
import { useRecordForm } from "../records/use-record-form.tsx";
import { useRecordCreate } from "../records/use-record-save.ts";
import type { ContentEditorProps } from "./content-editor.ts";
import { languages } from "./content-labels.ts";
import type { ReviewedContent } from "./reviewed-content.ts";

interface CreateContentProps<Found extends ReviewedContent, Values extends FormikValues, Sent> {
  kind: Pick<RecordKind, "list"> & { page: (id: string) => string };
  /** "Add conversation practice", "Add conversation": the page and its button. */
  title: string;
  saveLabel: string;
  /** The form's name in drafts on this device. */
  draftName: string;
  form: RecordFormTable<Found, Values, Sent>;
  create: CreateMutation<Found, Sent>;
  Editor: ComponentType<ContentEditorProps<Values> & { content: Found | null }>;
}

/** A new piece of reviewed content, in the language that the address names. */
export function CreateContent<Found extends ReviewedContent, Values extends FormikValues & { subject: string }, Sent>(
  props: CreateContentProps<Found, Values, Sent>,
) {
  const { kind, title, saveLabel, draftName, form: table, create, Editor } = props;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const subject = languages.find(({ value }) => value === params.get("subject"))?.value;
  const blank = table.recordOf(null);
  const send = useRecordCreate(table, create, kind.list);
  const { form } = useRecordForm({
    name: draftName,
    id: null,
    record: subject ? { ...blank, values: { ...blank.values, subject } } : blank,
    labels: table.labels,
    send,
    onSaved: ({ record: content }) => {
      if (!content) return;
      toast.done(`${content.name} added as a draft.`);
      void navigate(kind.page(content.id));
    },
  });
  return (
    <Editor
      form={form}
      content={null}
      title={title}
      facts="It is a draft until somebody else has published it."
      saveLabel={saveLabel}
    />
  );
}
