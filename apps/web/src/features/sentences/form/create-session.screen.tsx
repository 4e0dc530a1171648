import { useNavigate, useSearchParams } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../shared/records/use-record-save.ts";
import { languages } from "../../../shared/review/content-labels.ts";
import { SentenceSessionCreateDocument } from "../session-mutations.generated.ts";
import { sessionPath } from "../session.kind.ts";
import { SessionEditor } from "./session-editor.tsx";
import { sessionForm } from "./session.fields.ts";

/** A new sentence session, in the language that the address names. */
export function CreateSessionScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const subject = languages.find(({ value }) => value === params.get("subject"))?.value;
  const blank = sessionForm.recordOf(null);
  const send = useRecordCreate(sessionForm, SentenceSessionCreateDocument, "sentenceSessions");
  const { form } = useRecordForm({
    name: "sentence-session",
    id: null,
    record: subject ? { ...blank, values: { ...blank.values, subject } } : blank,
    labels: sessionForm.labels,
    send,
    onSaved: ({ record: session }) => {
      if (!session) return;
      toast.done(`${session.name} added as a draft.`);
      void navigate(sessionPath(session.id));
    },
  });
  return (
    <SessionEditor
      form={form}
      title="Add sentence session"
      facts="It is a draft until somebody else has published it."
      saveLabel="Add session"
    />
  );
}
