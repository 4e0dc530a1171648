import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useState } from "react";
import { withoutMarkup } from "@app/domain/content/inline-marks.ts";
import { sessionMessages } from "@app/domain/content/session-messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import type { LessonPageQuery } from "./lesson.generated.ts";
import { SessionRequestChangesDocument } from "./review.generated.ts";
import type { Said, SetSaid } from "./use-said.ts";

interface ChangesDialogProps {
  lessonId: string;
  session: NonNullable<LessonPageQuery["session"]>;
  /** What was written while reading; what is written here goes there at once, and is kept with it. */
  said: Said;
  onSaid: SetSaid;
  /** It was sent, and is not kept any longer. */
  onSent: () => void;
  /** Somebody who wrote at it may review it only for a reason. */
  asksReason: boolean;
  onDone: () => void;
  onClose: () => void;
}

interface Values {
  whole: string;
  /** By the place of the block among those that are asked about. */
  blocks: readonly string[];
  reason: string;
}

/** The blocks of a session, then those that were written at and were removed since: their comments are not lost. */
function askedAbout(session: ChangesDialogProps["session"], said: Said) {
  const here = session.blocks.map(({ id, questionText, description }, index) => ({
    id,
    label: `Block ${index + 1}: ${withoutMarkup(questionText || description).slice(0, 60)}`,
    isHere: true,
  }));
  const known = new Set(here.map(({ id }) => id));
  const gone = Object.entries(said.blocks).filter(([id, text]) => !known.has(id) && text.trim() !== "");
  return [...here, ...gone.map(([id]) => ({ id, label: "A block that was removed", isHere: false }))];
}

/** What needs to change, of the session as a whole and at its blocks. */
export function ChangesDialog(props: ChangesDialogProps) {
  const { lessonId, session, said, onSaid, onSent, asksReason, onDone, onClose } = props;
  const [asked] = useState(() => askedAbout(session, said));
  const [begun] = useState<Values>(() => ({
    whole: said.whole,
    blocks: asked.map(({ id }) => said.blocks[id] ?? ""),
    reason: said.reason,
  }));
  const { save } = useSave(SessionRequestChangesDocument, ({ saved }) => saved);

  async function send({ whole, blocks: texts, reason }: Values, form: FormErrorSetter) {
    const comments = [
      ...asked.map(({ id, isHere }, index) => ({ blockId: isHere ? id : null, text: (texts[index] ?? "").trim() })),
      { blockId: null, text: whole.trim() },
    ].filter(({ text }) => text !== "");
    if (comments.length === 0) {
      form.setErrors({ whole: sessionMessages.sayWhat });
      return;
    }
    const { version } = session;
    const { payload, stale } = await save({ id: lessonId, version, comments, reason: reason.trim() || null }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    onSent();
    toast.done("Sent back with your comments.");
    onDone();
  }

  return (
    <FormDialog<Values>
      open
      wide
      isAction
      keepsTyped
      onClose={onClose}
      title="What needs to change?"
      saveLabel="Request changes"
      initialValues={begun}
      onSubmit={send}
    >
      <Kept
        onValues={({ whole, blocks, reason }) =>
          onSaid(() => ({
            whole,
            reason,
            blocks: Object.fromEntries(asked.map(({ id }, index) => [id, blocks[index] ?? ""])),
          }))
        }
      />
      <ToneBar />
      <TextArea name="whole" label="The session as a whole" optional max={2000} />
      {asked.map(({ id, label }, index) => (
        <TextArea key={id} name={`blocks.${index}`} label={label} optional rows={1} max={2000} />
      ))}
      {asksReason ? (
        <TextArea name="reason" label="Reason" optional rows={1} max={500} help="If you wrote any of it yourself." />
      ) : null}
    </FormDialog>
  );
}

/** Hands on what is typed, at every letter. */
function Kept({ onValues }: { onValues: (values: Values) => void }) {
  const { values, initialValues } = useFormikContext<Values>();
  const tell = useEffectEvent(() => onValues(values));
  useEffect(() => {
    if (values !== initialValues) tell();
  }, [values, initialValues]);
  return null;
}
