import { toEnumName } from "@app/domain/enums.ts";
import { leadsLostInput } from "@app/domain/leads/lead.ts";
import type { LostReason } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { useSave } from "../../shared/save/use-save.ts";
import type { RefusalSink } from "../../shared/save/user-errors.ts";
import { checkWith } from "../../shared/save/zod-form.ts";
import { LeadMarkLostDocument } from "./lead-mutations.generated.ts";
import { lostOptions } from "./lead-words.ts";
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

function Lose({ lead: { id, name, version }, onClose }: { lead: LeadRecordFragment; onClose: () => void }) {
  const { save } = useSave(LeadMarkLostDocument, ({ saved }) => saved);

  async function send({ lostReason }: { lostReason: string }, form: RefusalSink) {
    const { payload, stale } = await save({ id, version, lostReason: toEnumName(lostReason) as LostReason }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    toast.done(`${name} is marked as lost.`);
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
