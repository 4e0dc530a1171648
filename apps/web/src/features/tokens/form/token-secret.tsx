import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Button } from "@app/ui/page/button.tsx";
import css from "./token-secret.module.css";

export interface MadeToken {
  name: string;
  /** Null if the answer that said it was lost on its way. */
  secret: string | null;
}

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast.done("Token copied.");
  } catch {
    toast.failed("Your browser does not allow copying. Select the token and copy it by hand.");
  }
}

/** What a token sends, this once; a click outside does not close it. */
export function TokenSecret({ name, secret, onClose }: MadeToken & { onClose: () => void }) {
  if (secret === null) {
    return (
      <DialogFrame open title={name} onClose={onClose} buttons={<Button onClick={onClose}>Close</Button>}>
        <p>The token was saved, but the answer with it was lost on its way. Rotate the token to get a new one.</p>
      </DialogFrame>
    );
  }
  return (
    <DialogFrame
      open
      staysOnClickOutside
      title={`Copy the token of ${name}`}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button main onClick={() => void copy(secret)}>
            Copy token
          </Button>
        </>
      }
    >
      <div className={css.secret}>
        <p>
          You see it only now: it is not stored. Save it among the tool’s secrets. With it, anybody can do what its
          scopes allow.
        </p>
        <code>{secret}</code>
      </div>
    </DialogFrame>
  );
}
