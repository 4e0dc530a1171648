import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { Stack } from "@app/ui/layout/stack.tsx";
import { whileDirty } from "../../../shared/editor/while-dirty.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { useContentEvents, withoutMain } from "../../../shared/review/content-actions.ts";
import { ContentReview } from "../../../shared/review/content-review.tsx";
import { ContentStatus } from "../../../shared/review/content-status.tsx";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { recorded } from "@app/domain/recordings/recording-rules.ts";
import { Recordings, recordingDialogs } from "../../recordings/recordings.public.tsx";
import { AppErrors } from "../../app-feedback/app-errors.public.tsx";
import { wordDialogs } from "../word-dialogs.ts";
import { wordEvents } from "../word-events.ts";
import { WordResolveCommentDocument, WordUpdateDocument } from "../word-mutations.generated.ts";
import { WordRecordDocument, type WordRecordFragment } from "../word.generated.ts";
import { wordsPath } from "../word.kind.ts";
import { WordFacts } from "./word-facts.tsx";
import { WordUses } from "./word-uses.tsx";
import { WordFields } from "./word-fields.tsx";
import { wordForm, type WordValues } from "./word.fields.ts";

const dialogs = { ...wordDialogs, ...recordingDialogs };

/** One word: its form for those who may edit it now, what it says for everybody else, and its review. */
export function EditWordScreen() {
  return (
    <>
      <RecordPage
        what="word"
        query={WordRecordDocument}
        param="wordId"
        list={{ label: "Go to words", href: wordsPath }}
      >
        {(word) => (word.offered.includes("EDIT") ? <Edit key={word.id} word={word} /> : <Shown word={word} />)}
      </RecordPage>
      <RecordDialogs dialogs={dialogs} />
    </>
  );
}

/** Below the title: of which language it is, and who added it. */
const lineOf = ({ subject, author }: WordRecordFragment) => (author ? `${subject}, added by ${author.name}` : subject);

/** The review, and what users of the app say is wrong. */
const Aside = ({ word }: { word: WordRecordFragment }) => (
  <Stack gap={16} style={{ alignContent: "start" }}>
    <ContentReview content={word} resolve={WordResolveCommentDocument} />
    <WordUses id={word.id} />
    <AppErrors id={word.id} />
  </Stack>
);

/** How it sounds, by each voice that has recorded it. */
const Heard = ({ word: { id, name, subject } }: { word: WordRecordFragment }) => (
  <Recordings kind="WORD" recordId={id} name={name} subject={subject} {...recorded.word} needs="words:write" />
);

function Edit({ word }: { word: WordRecordFragment }) {
  const { offer } = useUndo();
  const { form, isDirty } = useRecordForm({
    name: "word",
    id: word.id,
    labels: wordForm.labels,
    show: wordForm.show,
    ...useRecordUpdate(wordForm, WordUpdateDocument, word),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      const { id, version, name } = saved;
      offer({ kind: "WORD", id, version, name, text: `${name} saved.` });
    },
  });
  return (
    <FormPage<WordValues>
      title={word.name}
      status={<ContentStatus status={word.status} />}
      facts={lineOf(word)}
      saveLabel="Save changes"
      actions={whileDirty(isDirty, withoutMain(useContentEvents(wordEvents, word)))}
      aside={<Aside word={word} />}
      {...form}
      validate={wordForm.check}
    >
      <WordFields id={word.id} />
      <Heard word={word} />
    </FormPage>
  );
}

function Shown({ word }: { word: WordRecordFragment }) {
  return (
    <DetailPage
      title={word.name}
      status={<ContentStatus status={word.status} />}
      line={lineOf(word)}
      actions={useContentEvents(wordEvents, word)}
      aside={<Aside word={word} />}
    >
      <WordFacts word={word} />
      <Heard word={word} />
    </DetailPage>
  );
}
