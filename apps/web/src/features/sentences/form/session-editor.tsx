import { useFormikContext, type FormikErrors } from "formik";
import type { ReactNode } from "react";
import { movedTo } from "@app/domain/moved-to.ts";
import { itemsMax, sentenceChecks } from "@app/domain/sentences/sentence-session.ts";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import type { FormProps } from "@app/ui/form/form-frame.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { EditorForm, type Opened } from "../../../shared/editor/editor-form.tsx";
import { newId } from "../../../shared/editor/new-id.ts";
import { PartHead } from "../../../shared/editor/part-head.tsx";
import { PartsList } from "../../../shared/editor/parts-list.tsx";
import { TrySentences } from "../try/try-sentences.tsx";
import { AboutSession } from "./about-session.tsx";
import { SentenceForm } from "./sentence-form.tsx";
import { newItem, readingOf, sessionForm, type SessionValues } from "./session.fields.ts";

interface SessionEditorProps {
  form: Omit<FormProps<SessionValues>, "validate">;
  title: string;
  status?: ReactNode;
  facts: ReactNode;
  saveLabel: string;
  actions?: readonly PageAction[];
  /** Its review, below what it is about. */
  review?: ReactNode;
}

/** A session of sentences being written: its sentences, one of them open, and how learners get it. */
export function SessionEditor({ form, review, ...page }: SessionEditorProps) {
  const isNew = review === undefined;
  return (
    <EditorForm<SessionValues>
      {...form}
      {...page}
      validate={(values): FormikErrors<SessionValues> => sessionForm.check(values)}
      parts={({ items }) => ({ field: "items", ids: items.map(({ itemId }) => itemId) })}
      outlineLabel="Sentences of the session"
      outlineTab="Sentences"
      outline={(opened) => <Sentences opened={opened} />}
      previewLabel="As the learner sees it"
      preview={(opened) => <Try opened={opened} />}
    >
      {(opened) =>
        opened.current === null ? (
          <>
            <AboutSession isNew={isNew} />
            {review}
          </>
        ) : (
          <OpenSentence opened={opened} />
        )
      }
    </EditorForm>
  );
}

function Sentences({ opened }: { opened: Opened }) {
  const { values, setFieldValue } = useFormikContext<SessionValues>();
  const { items, title, subject } = values;
  const problems = sentenceChecks(values);
  const setItems = (next: SessionValues["items"]) => void setFieldValue("items", next);
  return (
    <PartsList
      opened={opened}
      title="Sentences"
      what="sentence"
      max={itemsMax}
      about={{ name: title || "About the session", line: subject }}
      parts={items.map((item, index) => ({
        id: item.itemId,
        name: readingOf(item) || item.prompt || "New sentence",
        line: item.prompt,
        fault: problems.find(({ field }) => field.startsWith(`items.${index}.`))?.message,
      }))}
      onMove={(id, order) =>
        setItems(
          movedTo(
            items,
            items.findIndex(({ itemId }) => itemId === id),
            order,
          ),
        )
      }
      onAdd={() => {
        const item = newItem();
        setItems([...items, item]);
        return item.itemId;
      }}
    />
  );
}

function OpenSentence({ opened: { current, open } }: { opened: Opened }) {
  const { values, setFieldValue } = useFormikContext<SessionValues>();
  const { items } = values;
  const index = items.findIndex(({ itemId }) => itemId === current);
  const item = items[index];
  if (!item) return <EmptyState title="No sentence is open." text="Choose one from the list, or add another." />;
  const setItems = (next: SessionValues["items"]) => void setFieldValue("items", next);
  const copy = () => {
    const copied = { ...item, itemId: newId() };
    setItems(items.toSpliced(index + 1, 0, copied));
    open(copied.itemId);
  };
  return (
    <>
      <PartHead
        what="sentence"
        title={`Sentence ${index + 1}`}
        index={index}
        count={items.length}
        onMove={(order) => setItems(movedTo(items, index, order))}
        onCopy={items.length < itemsMax ? copy : undefined}
        onRemove={() => {
          setItems(items.toSpliced(index, 1));
          open((items[index + 1] ?? items[index - 1])?.itemId ?? null);
        }}
      />
      <SentenceForm key={item.itemId} index={index} item={item} />
    </>
  );
}

function Try({ opened: { current, open } }: { opened: Opened }) {
  const { values } = useFormikContext<SessionValues>();
  return <TrySentences items={values.items} subject={values.subject} current={current} onOpen={open} />;
}
