import { FormikContext, type useFormikContext } from "formik";
import { use, useCallback, useRef, useState, type ReactNode } from "react";
import type { Location } from "react-router-dom";
import { UnsavedGuard } from "@app/ui/form/unsaved-guard.tsx";
import { KeptTab } from "./kept-tab.ts";
import { warnUnsaved } from "./unsaved.ts";
import { useBlocker, type BlockedStep } from "./use-blocker.ts";

/** Whether navigation only changes the tab of a page that keeps its forms. */
function isTabStep(here: Location, there: Location): boolean {
  const [before, after] = [here, there].map(({ search }) => {
    const params = new URLSearchParams(search);
    params.delete("tab");
    return params.toString();
  });
  return here.pathname === there.pathname && before === after;
}

interface Unsaved {
  /** For form frames: reports unsaved changes; the frames themselves warn before the tab closes. */
  onDirtyChange: (dirty: boolean) => void;
  /** Allows the next navigation, after saving. */
  discardAndLeave: () => void;
  /** Render it among the form's `questions`, so that it can save the form. */
  dialog: ReactNode;
}

/**
 * Asks before navigation loses unsaved changes. Changes of filter or page count, and of the tab if the page does not
 * keep its forms. `onDiscard` runs when they are discarded; `isKept`: until then they are stored on this device; `isAction`: saving the form does something, which leaving is no moment for.
 */
export function useUnsavedGuard(
  onDiscard?: () => void,
  { isKept = false, isAction = false }: { isKept?: boolean; isAction?: boolean } = {},
): Unsaved {
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
      <LeaveQuestion
        step={blocked}
        isKept={isKept}
        isAction={isAction}
        isUnsaved={() => dirty.current}
        onLeave={() => {
          // Discarded changes must not block further navigation, which may come before the page is gone.
          dirty.current = false;
          onDiscard?.();
          blocked?.proceed();
        }}
      />
    ),
  };
}

interface LeaveQuestionProps {
  step: BlockedStep | null;
  isKept: boolean;
  isAction: boolean;
  isUnsaved: () => boolean;
  onLeave: () => void;
}

function LeaveQuestion({ step, isKept, isAction, isUnsaved, onLeave }: LeaveQuestionProps) {
  // Undefined outside a form; then nothing can be saved from here.
  const form = use(FormikContext) as ReturnType<typeof useFormikContext> | undefined;
  const saveAndLeave = async () => {
    const here = window.location.href;
    await form?.submitForm();
    // Refused: its reason is at the fields. Some forms lead elsewhere once they are saved.
    if (isUnsaved()) step?.reset();
    else if (window.location.href === here) step?.proceed();
  };
  return (
    <UnsavedGuard
      open={step !== null}
      isKept={isKept}
      onStay={() => step?.reset()}
      onLeave={() => {
        // The next page may be a dialog over this one.
        form?.resetForm();
        onLeave();
      }}
      save={
        isAction
          ? undefined
          : form && { label: "Save", pending: form.isSubmitting, onSelect: () => void saveAndLeave() }
      }
    />
  );
}
