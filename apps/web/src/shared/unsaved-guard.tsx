import { useCallback, useRef, useState, type ReactNode } from "react";
import { useBlocker } from "react-router-dom";
import { UnsavedGuard } from "@app/ui/form/unsaved-guard.tsx";
import { tellUnsaved } from "./unsaved.ts";

interface Unsaved {
  /** For the form frames: they tell whether something is not saved, and themselves warn before the tab closes. */
  onDirtyChange: (dirty: boolean) => void;
  /** Lets the next step off the page pass, after saving. */
  letGo: () => void;
  /** Draw it anywhere on the screen. */
  dialog: ReactNode;
}

/** Asks before a link or back loses what is not saved; a change of tab, filter or page in the address counts. `onDiscard` runs when it is to be lost. */
export function useUnsavedGuard(onDiscard?: () => void): Unsaved {
  const dirty = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      dirty.current && (here.pathname !== there.pathname || here.search !== there.search),
  );
  const [form] = useState(() => Symbol("form"));
  const set = useCallback(
    (value: boolean) => {
      dirty.current = value;
      tellUnsaved(form, value);
    },
    [form],
  );

  return {
    onDirtyChange: set,
    letGo() {
      dirty.current = false;
    },
    dialog: (
      <UnsavedGuard
        open={blocker.state === "blocked"}
        onStay={() => blocker.reset?.()}
        onLeave={() => {
          onDiscard?.();
          blocker.proceed?.();
        }}
      />
    ),
  };
}
