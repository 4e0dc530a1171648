import { lazy, Suspense, useState, type ReactNode } from "react";
import { useSession } from "../session/session-context.ts";

const SignOutDialog = lazy(async () => ({ default: (await import("./sign-out-dialog.tsx")).SignOutDialog }));
const leaving = () => import("./leaving.ts");

/** Logs out; where something is not saved on this device it asks first whether to keep it. Draw `dialog` anywhere. */
export function useSignOut(person: string): { signOut: () => void; dialog: ReactNode } {
  const session = useSession();
  const [count, setCount] = useState(0);

  async function ask() {
    const unsaved = await (await leaving()).countDrafts(person, Date.now());
    if (unsaved > 0) setCount(unsaved);
    else await session.signOut();
  }

  async function leave(keep: boolean) {
    setCount(0);
    await session.signOut();
    // A form that was still open has kept its text once more on the way out.
    if (!keep) await (await leaving()).removeTraces(person);
  }

  return {
    signOut: () => void ask(),
    dialog:
      count === 0 ? null : (
        <Suspense fallback={null}>
          <SignOutDialog
            count={count}
            onKeep={() => void leave(true)}
            onRemove={() => void leave(false)}
            onClose={() => setCount(0)}
          />
        </Suspense>
      ),
  };
}
