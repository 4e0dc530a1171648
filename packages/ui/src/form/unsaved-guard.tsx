import { Confirm } from "../feedback/confirm.tsx";

interface UnsavedGuardProps {
  /** The user wants to leave with unsaved changes. */
  open: boolean;
  /** The input is stored on this device until discarded. */
  isKept?: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Saves and leaves; omitted where that is not possible. */
  save?: { label: string; pending: boolean; onSelect: () => void } | undefined;
}

/** Asks before changes are lost; the app decides when. */
export function UnsavedGuard({ open, isKept = false, onStay, onLeave, save }: UnsavedGuardProps) {
  return (
    <Confirm
      open={open}
      onClose={onStay}
      title="Leave without saving?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      onConfirm={onLeave}
      instead={save}
      danger
    >
      {isKept
        ? "Your changes are not saved. Discarding them also removes the copy kept on this device."
        : "Your changes are not saved and will be lost."}
    </Confirm>
  );
}
