import { useEffect, useEffectEvent, useState } from "react";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { Stack } from "@app/ui/layout/stack.tsx";
import { warnUnsaved } from "../../../shared/drafts/unsaved.ts";
import { useBlocker } from "../../../shared/drafts/use-blocker.ts";

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

const notCopied = "You have not copied the token. Close once more to go without it: only rotating gives another.";

/** Asks once before the page is left in any way, and the browser before the tab is closed or loaded again. */
function useHoldUntil(isCopied: boolean, onHeld: () => void): void {
  const [dialog] = useState(() => Symbol("token"));
  useEffect(() => {
    warnUnsaved(dialog, !isCopied);
    return () => warnUnsaved(dialog, false);
  }, [dialog, isCopied]);
  const held = useBlocker(() => !isCopied);
  const hold = useEffectEvent(() => {
    onHeld();
    held?.reset();
  });
  useEffect(() => {
    if (held) hold();
  }, [held]);
}

/** What a token sends, this once: a click outside does not close it, and whoever has not copied it closes twice. */
export function TokenSecret({ name, secret, onClose }: MadeToken & { onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const [isWarned, setWarned] = useState(false);
  useHoldUntil(isCopied || isWarned || secret === null, () => setWarned(true));
  if (secret === null) {
    return (
      <DialogFrame open title={name} onClose={onClose} buttons={<Button onClick={onClose}>Close</Button>}>
        <p>The token was saved, but the answer with it was lost on its way. Rotate the token to get a new one.</p>
      </DialogFrame>
    );
  }
  const close = () => (isCopied || isWarned ? onClose() : setWarned(true));
  return (
    <DialogFrame
      open
      staysOnClickOutside
      title={`Copy the token of ${name}`}
      onClose={close}
      error={isWarned && !isCopied ? notCopied : undefined}
      buttons={
        <>
          <Button onClick={close}>{isWarned && !isCopied ? "Close without it" : "Close"}</Button>
          <Button
            main
            onClick={() => {
              setCopied(true);
              void copy(secret);
            }}
          >
            Copy token
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p>
          You see it only now: it is not stored. Save it among the tool’s secrets. With it, anybody can do what its
          scopes allow.
        </p>
        <code style={{ fontSize: "1rem", overflowWrap: "anywhere" }} onCopy={() => setCopied(true)}>
          {secret}
        </code>
      </Stack>
    </DialogFrame>
  );
}
