import { useEffect, useEffectEvent, useState } from "react";
import { forgetPages } from "../browser/recent-pages.ts";
import { useSession, useViewer } from "../session/session-context.ts";
import { forgetChanges } from "../undo/recent-changes.ts";
import { countDrafts, removeDrafts } from "./draft-store.ts";
import { SignOutDialog } from "./sign-out-dialog.tsx";

/** Signs out; with unsaved changes on this device, it asks first whether to keep them. */
export function SignOut({ onClose }: { onClose: () => void }) {
  const { id: person } = useViewer();
  const { signOut } = useSession();
  const [count, setCount] = useState(0);

  async function leave(keep: boolean) {
    setCount(0);
    await signOut();
    forgetPages(person);
    // A form that was still open has stored its draft again on unmounting.
    if (!keep) {
      forgetChanges(person);
      await removeDrafts(person);
    }
    onClose();
  }

  const answer = useEffectEvent((unsaved: number) => {
    if (unsaved > 0) setCount(unsaved);
    else void leave(true);
  });
  useEffect(() => {
    void countDrafts(person, Date.now()).then(answer);
  }, [person]);

  if (count === 0) return null;
  return (
    <SignOutDialog count={count} onKeep={() => void leave(true)} onRemove={() => void leave(false)} onClose={onClose} />
  );
}
