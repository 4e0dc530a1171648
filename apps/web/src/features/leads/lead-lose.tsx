import { toEnumName } from "@app/domain/enums.ts";
import { leadMachine } from "@app/domain/leads/lead-states.ts";
import { leadsLostInput } from "@app/domain/leads/lead.ts";
import type { LostReason } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { useSave } from "../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../shared/save/user-errors.ts";
import { useUndo } from "../../shared/undo/use-undo.ts";
import { undoneIn } from "../../shared/undo/way-back.ts";
import { checkWith } from "../../shared/save/zod-form.ts";
import { LeadMarkLostDocument } from "./lead-mutations.generated.ts";
import { lostOptions } from "./lead-labels.ts";
import { LeadRecordDocument, type LeadRecordFragment } from "./lead.generated.ts";

/** Asks why a lead was lost, and gives it up. */
export function LeadMarkLost({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="lead"
      query={LeadRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={3} />}
    >
      {(lead) => <Lose lead={lead} onClose={onClose} />}
    </RecordDialog>
  );
}

export const losing = undoneIn("LEAD", leadMachine, "lose");

function Lose({ lead, onClose }: { lead: LeadRecordFragment; onClose: () => void }) {
  const { id, name, version } = lead;
  const { offer } = useUndo();
  const { save } = useSave(LeadMarkLostDocument, ({ saved }) => saved);

  async function send({ lostReason }: { lostReason: string }, form: FormErrorSetter) {
    const { payload, stale } = await save({ id, version, lostReason: toEnumName(lostReason) as LostReason }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    const text = `${name} is marked as lost.`;
    const kind = losing({ status: lead.stage });
    if (kind && payload.record) offer({ kind, id, version: payload.record.version, name, text });
    else toast.done(text);
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Mark ${name} as lost?`}
      saveLabel="Mark as lost"
      isAct
      danger
      initialValues={{ lostReason: "" }}
      validate={checkWith(leadsLostInput)}
      onSubmit={send}
    >
      <p>They leave the list of open leads. What is known of them stays, and they can be reopened.</p>
      <SelectField name="lostReason" label="Reason" options={lostOptions} emptyLabel="Choose" />
    </FormDialog>
  );
}
