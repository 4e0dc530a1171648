import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { Button } from "@app/ui/page/button.tsx";

interface OpenCommentsDialogProps {
  count: number;
  onSubmit: () => void;
  onClose: () => void;
}

/** Said before a session is submitted again: it cannot be published while comments are open. */
export function OpenCommentsDialog({ count, onSubmit, onClose }: OpenCommentsDialogProps) {
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={count === 1 ? "1 comment is still open" : `${count} comments are still open`}
      buttons={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button main onClick={onSubmit}>
            Submit anyway
          </Button>
        </>
      }
    >
      <p>The session cannot be published until each is resolved. Resolve those that you have dealt with.</p>
    </DialogFrame>
  );
}
