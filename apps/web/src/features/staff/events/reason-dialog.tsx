import { staffUserRefuseInput, staffUserSuspendInput } from "@app/domain/account/staff-user.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { RefusalSink } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import {
  RefuseStaffUserDocument,
  SuspendStaffUserDocument,
  type StaffStandingFragment,
} from "./staff-events.generated.ts";

interface ReasonDialogProps {
  event: "refuse" | "suspend";
  user: StaffStandingFragment;
  onClose: () => void;
}

interface Reason {
  reason: string;
}

const reasonMax = 500;

/** Asks why somebody is suspended, or turned away, and does it. */
export function ReasonDialog({ event, user, onClose }: ReasonDialogProps) {
  const { id, name, version } = user;
  const suspending = useSave(SuspendStaffUserDocument, ({ saved }) => saved);
  const refusing = useSave(RefuseStaffUserDocument, ({ saved }) => saved);
  const isSuspend = event === "suspend";
  const rules = (isSuspend ? staffUserSuspendInput : staffUserRefuseInput).pick({ reason: true });

  async function send({ reason }: Reason, form: RefusalSink) {
    const said = reason.trim();
    const { payload, stale } = isSuspend
      ? await suspending.save({ id, version, reason: said }, form)
      : await refusing.save({ id, version, reason: said === "" ? null : said }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    toast.done(`${name} ${isSuspend ? "suspended" : "refused"}.`);
    onClose();
  }

  return (
    <FormDialog<Reason>
      open
      onClose={onClose}
      title={`${isSuspend ? "Suspend" : "Refuse"} ${name}?`}
      saveLabel={isSuspend ? "Suspend account" : "Refuse request"}
      isAct
      danger
      initialValues={{ reason: "" }}
      validate={checkWith(rules)}
      onSubmit={send}
    >
      <p>
        {isSuspend
          ? `${name} will be signed out everywhere at once and will not be able to sign in. Nothing of theirs is lost, and the account can be reinstated.`
          : `${name} will get an email saying that the request was refused. This cannot be undone.`}
      </p>
      <TextArea
        name="reason"
        label="Reason"
        max={reasonMax}
        optional={!isSuspend}
        help="Kept in the activity log; not sent to them."
      />
    </FormDialog>
  );
}
