import { useFormikContext, type FormikValues } from "formik";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { EditorPage, type EditorSide } from "@app/ui/editor/editor-page.tsx";
import { DraftOffer } from "@app/ui/form/form-draft.tsx";
import { FormError, FormFrame, type FormProps } from "@app/ui/form/form-frame.tsx";
import { SaveButton } from "@app/ui/form/save-button.tsx";
import { SavedNote } from "@app/ui/form/saved-note.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { whileDirty } from "./while-dirty.ts";
import css from "./editor-form.module.css";

/** Which part is open: an id, or null for what the whole is about. */
export interface Opened {
  current: string | null;
  open: (id: string | null) => void;
}

interface EditorFormProps<Values extends FormikValues> extends FormProps<Values> {
  title: string;
  status?: ReactNode;
  /** Below the title while nothing is changed. */
  facts?: ReactNode;
  saveLabel: string;
  actions?: readonly PageAction[];
  /** Accessible name of the list on the left: "Sentences of the session"; in short: "Sentences". */
  outlineLabel: string;
  outlineTab: string;
  outline: (opened: Opened) => ReactNode;
  previewLabel: string;
  preview: (opened: Opened) => ReactNode;
  /** The fields with parts, and the ids of those, so that a refusal opens the part it is about. */
  parts: (values: Values) => readonly { field: string; ids: readonly string[] }[];
  /** The open part, or what the whole is about. */
  children: (opened: Opened) => ReactNode;
}

/** A record with parts as an editor: parts at the left, the open one in the middle, a preview at the right, one Save. */
export function EditorForm<Values extends FormikValues>(props: EditorFormProps<Values>) {
  const { title, status, facts, saveLabel, actions, outlineLabel, outlineTab, outline, previewLabel, preview } = props;
  const { initialValues, validate, onSubmit, enableReinitialize, onDirtyChange, marksChanges, questions, draft } =
    props;
  const form = { initialValues, validate, onSubmit, enableReinitialize, onDirtyChange, marksChanges, questions, draft };
  return (
    // The editor's header has its own Save.
    <FormFrame<Values> {...form} ownOffer>
      <Frame<Values>
        title={title}
        status={status}
        facts={facts}
        saveLabel={saveLabel}
        actions={actions}
        outlineLabel={outlineLabel}
        outlineTab={outlineTab}
        outline={outline}
        previewLabel={previewLabel}
        preview={preview}
        parts={props.parts}
      >
        {props.children}
      </Frame>
    </FormFrame>
  );
}

type FrameProps<Values extends FormikValues> = Omit<EditorFormProps<Values>, keyof FormProps<Values>>;

function Frame<Values extends FormikValues>(props: FrameProps<Values>) {
  const { facts, saveLabel, actions = [], outline, preview, parts, children, ...page } = props;
  const { dirty, values, errors, submitCount, isSubmitting } = useFormikContext<Values>();
  const lists = parts(values);
  const ids = lists.flatMap((list) => list.ids);
  const [chosen, setChosen] = useState<string | null>(ids[0] ?? null);
  const [side, setSide] = useState<EditorSide>("outline");
  // A part that is gone leaves its neighbour open.
  const current = chosen !== null && !ids.includes(chosen) ? (ids.at(-1) ?? null) : chosen;
  const opened: Opened = {
    current,
    open(id) {
      setChosen(id);
      setSide("edit");
    },
  };

  // What is refused may be in a part that is not open.
  const handled = useRef(0);
  const openRefused = useEffectEvent(() => {
    const isElsewhere = Object.keys(errors).some(
      (name) => name !== "form" && !lists.some(({ field }) => field === name),
    );
    const [refused] = lists.flatMap((list) => {
      const faults: unknown = errors[list.field];
      const at = Array.isArray(faults) ? faults.findIndex(Boolean) : -1;
      return at === -1 ? [] : [list.ids[at] ?? null];
    });
    if (isElsewhere) setChosen(null);
    else if (refused !== undefined) setChosen(refused);
  });
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    openRefused();
  }, [submitCount, isSubmitting]);

  const offered = whileDirty(dirty, actions);
  return (
    <EditorPage
      {...page}
      line={<SavedNote otherwise={facts} />}
      actions={offered}
      mainControl={<SaveButton label={saveLabel} />}
      side={side}
      onSide={setSide}
      current={current}
      outline={outline(opened)}
      preview={preview(opened)}
    >
      <div className={css.middle}>
        <DraftOffer />
        <FormError />
        {children(opened)}
      </div>
    </EditorPage>
  );
}
