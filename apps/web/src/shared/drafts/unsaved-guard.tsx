import { use, useCallback, useRef, useState, type ReactNode } from "react";
import type { Location } from "react-router-dom";
import { UnsavedGuard } from "@app/ui/form/unsaved-guard.tsx";
import { KeptTab } from "./kept-tab.ts";
import { warnUnsaved } from "./unsaved.ts";
import { useBlocker } from "./use-blocker.ts";

/** Whether a step only goes to another tab of the page, which keeps its forms. */
function isTabStep(here: Location, there: Location): boolean {
  const [before, after] = [here, there].map(({ search }) => {
    const params = new URLSearchParams(search);
    params.delete("tab");
    return params.toString();
  });
  return here.pathname === there.pathname && before === after;
}

interface Unsaved {
  /** For the form frames: they tell whether something is not saved, and themselves warn before the tab closes. */
  onDirtyChange: (dirty: boolean) => void;
  /** Lets the next step off the page pass, after saving. */
  discardAndLeave: () => void;
  /** Draw it as one of the form's `questions`. */
  dialog: ReactNode;
}

/**
 * Asks before a link or back loses what is not saved; a change of filter or page in the address counts, and of the tab
 * where the page does not keep its forms. `onDiscard` runs when it is to be lost; `isKept`: until then it is on this device.
 */
export function useUnsavedGuard(onDiscard?: () => void, isKept = false): Unsaved {
  const tab = use(KeptTab);
  const dirty = useRef(false);
  const blocked = useBlocker(
    (here, there) =>
      dirty.current &&
      (here.pathname !== there.pathname || here.search !== there.search) &&
      !(tab !== null && isTabStep(here, there)),
  );
  const [form] = useState(() => Symbol("form"));
  const set = useCallback(
    (value: boolean) => {
      dirty.current = value;
      warnUnsaved(form, value);
      tab?.tell(form, value);
    },
    [form, tab],
  );

  return {
    onDirtyChange: set,
    discardAndLeave() {
      dirty.current = false;
    },
    dialog: (
      <UnsavedGuard
        open={blocked !== null}
        isKept={isKept}
        onStay={() => blocked?.reset()}
        onLeave={() => {
          // What is given up holds up no further step, which may come before the page has gone.
          dirty.current = false;
          onDiscard?.();
          blocked?.proceed();
        }}
      />
    ),
  };
}
