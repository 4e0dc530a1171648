import { useFormikContext, type FormikErrors } from "formik";
import { readingOf } from "@app/domain/sentences/reading-of.ts";
import { itemsMax, sentenceChecks } from "@app/domain/sentences/sentence-session.ts";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { EditorForm, type Opened } from "../../../shared/editor/editor-form.tsx";
import { newId } from "../../../shared/editor/new-id.ts";
import { PartHead } from "../../../shared/editor/part-head.tsx";
import { PartsList } from "../../../shared/editor/parts-list.tsx";
import { useParts } from "../../../shared/editor/use-parts.ts";
import type { ContentEditorProps } from "../../../shared/review/content-editor.ts";
import { PartRecordings } from "../../recordings/part-recordings.public.tsx";
import { noSounds } from "../../recordings/played-sound.public.ts";
import type { SentenceSessionRecordFragment } from "../session.generated.ts";
import { TrySentences } from "../try/try-sentences.tsx";
import { AboutSession } from "./about-session.tsx";
import { SentenceForm } from "./sentence-form.tsx";
import { newItem, sessionForm, soundsOf, type ItemValues, type SessionValues } from "./session.fields.ts";

interface SessionEditorProps extends ContentEditorProps<SessionValues> {
  content: SentenceSessionRecordFragment | null;
}

/** A session of sentences being written: its sentences, one of them open, and how learners get it. */
export function SessionEditor({ form, review, content, ...page }: SessionEditorProps) {
  const isNew = review === undefined;
  return (
    <EditorForm<SessionValues>
      {...form}
      {...page}
      validate={(values): FormikErrors<SessionValues> => sessionForm.check(values)}
      parts={({ items }) => [{ field: "items", ids: items.map(({ itemId }) => itemId) }]}
      outlineLabel="Sentences of the session"
      outlineTab="Sentences"
      outline={(opened) => <Sentences opened={opened} content={content} />}
      previewLabel="As the learner sees it"
      preview={(opened) => <Try opened={opened} content={content} />}
    >
      {(opened) =>
        opened.current === null ? (
          <>
            <AboutSession isNew={isNew} />
            {review}
          </>
        ) : (
          <OpenSentence opened={opened} content={content} />
        )
      }
    </EditorForm>
  );
}

const itemParts = {
  field: "items",
  idOf: ({ itemId }: ItemValues) => itemId,
  max: itemsMax,
  newPart: newItem,
  copyOf: (item: ItemValues): ItemValues => ({ ...item, itemId: newId() }),
};

function Sentences({ opened, content }: OpenProps) {
  const { values } = useFormikContext<SessionValues>();
  const { items, title, subject } = values;
  const sounds = content ? soundsOf(content) : noSounds;
  const problems = sentenceChecks(values, (itemId) => sounds.has(itemId));
  return (
    <PartsList
      {...useParts(opened, itemParts).list}
      opened={opened}
      title="Sentences"
      what="sentence"
      about={{ name: title || "About the session", line: subject }}
      parts={items.map((item, index) => ({
        id: item.itemId,
        name: readingOf(item) || item.prompt || "New sentence",
        line: item.prompt,
        fault: problems.find(({ field }) => field.startsWith(`items.${index}.`))?.message,
      }))}
    />
  );
}

interface OpenProps {
  opened: Opened;
  content: SentenceSessionRecordFragment | null;
}

function OpenSentence({ opened, content }: OpenProps) {
  const { part: item, index, head } = useParts(opened, itemParts);
  const saved = content?.items.find(({ itemId }) => itemId === item?.itemId);
  if (!item) return <EmptyState title="No sentence is open." text="Choose one from the list, or add another." />;
  return (
    <>
      <PartHead {...head} what="sentence" title={`Sentence ${index + 1}`} />
      <SentenceForm key={item.itemId} index={index} item={item} />
      <PartRecordings
        kind="sentence-session"
        content={content}
        partId={item.itemId}
        said={readingOf(item)}
        saved={saved && readingOf(saved)}
        what="sentence"
      />
    </>
  );
}

function Try({ opened: { current, open }, content }: OpenProps) {
  const { values } = useFormikContext<SessionValues>();
  return (
    <TrySentences
      items={values.items}
      subject={values.subject}
      sounds={content ? soundsOf(content) : noSounds}
      current={current}
      onOpen={open}
    />
  );
}
