import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import {
  InviteStaffUserDocument,
  ReinstateStaffUserDocument,
  type StaffStandingFragment,
} from "./staff-change.generated.ts";

interface SimpleDialogProps {
  change: "invite" | "reinstate";
  user: StaffStandingFragment;
  onClose: () => void;
}

const words = {
  invite: {
    title: "Send another link to",
    label: "Resend invite",
    done: ({ email }: StaffStandingFragment) => `A new link is on its way to ${email}.`,
  },
  reinstate: {
    title: "Reinstate",
    label: "Reinstate account",
    done: ({ name }: StaffStandingFragment) => `${name} can use the portal again.`,
  },
};

function consequence({ change, user: { name, email, isActivated } }: SimpleDialogProps): string {
  if (change === "invite")
    return `A new link to choose a password will be sent to ${email}. Earlier links will stop working.`;
  return isActivated
    ? `${name} can sign in again with the same password and role as before.`
    : `${name} has no password yet: a link to choose one will be sent to ${email}.`;
}

/** Asks before a link is sent again, or somebody is brought back. */
export function SimpleDialog(props: SimpleDialogProps) {
  const { change, user, onClose } = props;
  const { id, name, version } = user;
  const inviting = useSave(InviteStaffUserDocument, (data) => data.staffUserInvite);
  const reinstating = useSave(ReinstateStaffUserDocument, (data) => data.staffUserReinstate);
  const { title, label, done } = words[change];
  const { error, confirm } = useConfirmed(
    async (form) => (change === "invite" ? inviting : reinstating).save({ id, version }, form),
    () => {
      toast.done(done(user));
      onClose();
    },
  );

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${title} ${name}?`}
      confirmLabel={label}
      pending={inviting.saving || reinstating.saving}
      error={error ?? user.viewerCan[change].reason ?? undefined}
      onConfirm={confirm}
    >
      {consequence(props)}
    </ConfirmDialog>
  );
}
