import { podCloseInput } from "@app/domain/customer-pods/pod.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { useSave } from "../../shared/save/use-save.ts";
import type { RefusalSink } from "../../shared/save/user-errors.ts";
import { checkWith } from "../../shared/save/zod-form.ts";
import { PodCloseDocument } from "./pod-mutations.generated.ts";
import { PodRecordDocument, type PodRecordFragment } from "./pod.generated.ts";

const rules = podCloseInput.pick({ reason: true });

/** Asks why a pod ends, and ends it. */
export function PodClose({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog what="pod" query={PodRecordDocument} id={id} onClose={onClose} skeleton={<SkeletonLines count={4} />}>
      {(pod) => <CloseForm pod={pod} onClose={onClose} />}
    </RecordDialog>
  );
}

function CloseForm({ pod, onClose }: { pod: PodRecordFragment; onClose: () => void }) {
  const { id, version, name } = pod;
  const { save } = useSave(PodCloseDocument, ({ saved }) => saved);

  async function send({ reason }: { reason: string }, form: RefusalSink) {
    const { payload, stale } = await save({ id, version, reason: reason.trim() }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    toast.done(`${name} is closed.`);
    onClose();
  }

  return (
    <FormDialog<{ reason: string }>
      open
      onClose={onClose}
      title={`Close ${name}?`}
      saveLabel="Close pod"
      isAct
      danger
      initialValues={{ reason: "" }}
      validate={checkWith(rules)}
      onSubmit={send}
    >
      <p>No more lessons can be agreed with it. Everything it did is kept, and it can be reopened.</p>
      <TextArea name="reason" label="Reason" max={500} help="Kept in the pod’s activity." />
    </FormDialog>
  );
}
