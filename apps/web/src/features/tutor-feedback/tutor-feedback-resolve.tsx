import { resolutionInput, resolutionMax } from "@app/domain/tutor-feedback/tutor-feedback.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { useSave } from "../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../shared/save/user-errors.ts";
import { useUndo } from "../../shared/undo/use-undo.ts";
import { checkWith } from "../../shared/save/zod-form.ts";
import { TutorFeedbackResolveDocument } from "./tutor-feedback-mutations.generated.ts";
import { TutorFeedbackRecordDocument, type TutorFeedbackRecordFragment } from "./tutor-feedback.generated.ts";

const check = checkWith(resolutionInput.omit({ version: true }));

function Resolve({ feedback, onClose }: { feedback: TutorFeedbackRecordFragment; onClose: () => void }) {
  const { save } = useSave(TutorFeedbackResolveDocument, ({ saved }) => saved);
  const { offer } = useUndo();
  async function send({ resolution }: { resolution: string }, form: FormErrorSetter) {
    const { id, version } = feedback;
    const { payload, stale } = await save({ id, version, resolution }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    const text = "Feedback resolved.";
    if (payload.record)
      offer({ kind: "TUTOR_FEEDBACK", id, version: payload.record.version, name: feedback.name, text });
    else toast.done(text);
    onClose();
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Resolve feedback?"
      saveLabel="Resolve feedback"
      initialValues={{ resolution: feedback.resolution ?? "" }}
      validate={check}
      onSubmit={send}
    >
      <TextArea name="resolution" label="How it was resolved" max={resolutionMax} />
    </FormDialog>
  );
}

/** Asks how feedback was resolved. */
export function TutorFeedbackResolve({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="feedback"
      query={TutorFeedbackRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(feedback) => <Resolve feedback={feedback} onClose={onClose} />}
    </RecordDialog>
  );
}
