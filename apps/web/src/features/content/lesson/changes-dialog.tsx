import { sessionMessages } from "@app/domain/content/session-messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { RefusalSink } from "../../../shared/save/user-errors.ts";
import type { LessonPageQuery } from "./lesson.generated.ts";
import type { Said } from "./reading.tsx";
import { SessionRequestChangesDocument } from "./review.generated.ts";

interface ChangesDialogProps {
  lessonId: string;
  session: NonNullable<LessonPageQuery["session"]>;
  /** What was written at the blocks while reading. */
  said: Said;
  /** Somebody who wrote at it may review it only for a reason. */
  asksReason: boolean;
  onDone: () => void;
  onClose: () => void;
}

interface Values {
  whole: string;
  /** By the place of the block. */
  blocks: readonly string[];
  reason: string;
}

/** What needs to change, of the session as a whole and at its blocks. */
export function ChangesDialog({ lessonId, session, said, asksReason, onDone, onClose }: ChangesDialogProps) {
  const { blocks, version } = session;
  const { save } = useSave(SessionRequestChangesDocument, ({ saved }) => saved);

  async function send({ whole, blocks: texts, reason }: Values, form: RefusalSink) {
    const comments = [
      ...texts.map((text, index) => ({ blockId: blocks[index]?.id ?? null, text: text.trim() })),
      { blockId: null, text: whole.trim() },
    ].filter(({ text }) => text !== "");
    if (comments.length === 0) {
      form.setErrors({ whole: sessionMessages.sayWhat });
      return;
    }
    const { payload, stale } = await save({ id: lessonId, version, comments, reason: reason.trim() || null }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    toast.done("Sent back with your comments.");
    onDone();
  }

  return (
    <FormDialog<Values>
      open
      wide
      isAct
      onClose={onClose}
      title="What needs to change?"
      saveLabel="Request changes"
      initialValues={{ whole: "", blocks: blocks.map(({ id }) => said[id] ?? ""), reason: "" }}
      onSubmit={send}
    >
      <ToneBar />
      <TextArea name="whole" label="The session as a whole" optional max={2000} />
      {blocks.map(({ id, questionText, description }, index) => (
        <TextArea
          key={id}
          name={`blocks.${index}`}
          label={`Block ${index + 1}: ${(questionText || description).slice(0, 60)}`}
          optional
          rows={1}
          max={2000}
        />
      ))}
      {asksReason ? (
        <TextArea name="reason" label="Reason" optional rows={1} max={500} help="If you wrote any of it yourself." />
      ) : null}
    </FormDialog>
  );
}
