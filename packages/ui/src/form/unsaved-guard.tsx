import { ConfirmDialog } from "../feedback/confirm-dialog.tsx";

interface UnsavedGuardProps {
  /** Somebody wants to leave while something is not saved. */
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before changes are lost; the app decides when. */
export function UnsavedGuard({ open, onStay, onLeave }: UnsavedGuardProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      title="Leave without saving?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      onConfirm={onLeave}
      danger
    >
      What you changed on this page is not saved and will be lost.
    </ConfirmDialog>
  );
}
