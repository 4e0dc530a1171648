import { Confirm } from "../feedback/confirm.tsx";

interface UnsavedGuardProps {
  /** Somebody wants to leave while something is not saved. */
  open: boolean;
  /** What is typed is kept on this device until it is discarded. */
  isKept?: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before changes are lost; the app decides when. */
export function UnsavedGuard({ open, isKept = false, onStay, onLeave }: UnsavedGuardProps) {
  return (
    <Confirm
      open={open}
      onClose={onStay}
      title="Leave without saving?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      onConfirm={onLeave}
      danger
    >
      {isKept
        ? "Your changes are not saved. Discarding them also removes the copy kept on this device."
        : "Your changes are not saved and will be lost."}
    </Confirm>
  );
}
