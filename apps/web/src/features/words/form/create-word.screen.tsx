import { useNavigate, useSearchParams } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { Another } from "@app/ui/form/another-button.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { useAnother } from "../../../shared/records/use-another.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../shared/records/use-record-save.ts";
import { languages } from "../../../shared/review/content-labels.ts";
import { WordCreateDocument } from "../word-mutations.generated.ts";
import { wordPath, wordsPath } from "../word.kind.ts";
import { WordFields } from "./word-fields.tsx";
import { wordForm, type WordValues } from "./word.fields.ts";

/** A new word, of the language that the address names. */
export function CreateWordScreen() {
  const navigate = useNavigate();
  const { round, another, next } = useAnother();
  return <Create key={round} another={another} onAdded={(id) => next(() => void navigate(wordPath(id)))} />;
}

function Create({ another, onAdded }: { another: Another; onAdded: (id: string) => void }) {
  const [params] = useSearchParams();
  const asked = params.get("subject");
  const subject = languages.find(({ value }) => value === asked)?.value;
  const blank = wordForm.recordOf(null);
  const send = useRecordCreate(wordForm, WordCreateDocument, "words");
  const { form } = useRecordForm({
    name: "word",
    id: null,
    record: subject ? { ...blank, values: { ...blank.values, subject } } : blank,
    labels: wordForm.labels,
    send,
    onSaved: ({ record: word }) => {
      if (!word) return;
      toast.done(`${word.name} added as a draft.`);
      onAdded(word.id);
    },
  });
  return (
    <FormPage<WordValues>
      title="Add word"
      facts="It is a draft until somebody else has published it."
      saveLabel="Add word"
      cancel={{ href: wordsPath }}
      another={another}
      {...form}
      validate={wordForm.check}
    >
      <WordFields />
    </FormPage>
  );
}
