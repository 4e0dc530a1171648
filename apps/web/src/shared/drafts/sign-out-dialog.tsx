import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { countOf } from "../text/format.ts";

interface SignOutDialogProps {
  /** The number of forms with unsaved changes. */
  count: number;
  onKeep: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks what to do with unsaved changes on this device before signing out. */
export function SignOutDialog({ count, onKeep, onRemove, onClose }: SignOutDialogProps) {
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="Keep your unsaved changes?"
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button danger onClick={onRemove}>
            Remove and log out
          </Button>
          <Button main autoFocus onClick={onKeep}>
            Keep and log out
          </Button>
        </>
      }
    >
      Unsaved changes in {countOf(count, "form")} are kept on this device for 30 days and offered when you open the form
      again. Remove them if other people use this device.
    </DialogFrame>
  );
}
