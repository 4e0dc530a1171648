import { useEffectEvent, useLayoutEffect, useState } from "react";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { isHelpKey, isPaletteKey } from "./keys.ts";

const palette = lazyWithPreload(async () => (await import("./palette.tsx")).Palette);
const help = lazyWithPreload(async () => (await import("./keys-dialog.tsx")).KeysDialog);

/** Whether a dialog waits for an answer; another one over it would leave both half done. */
const isAsked = () => document.querySelector('[aria-modal="true"]') !== null;

/** What of the two is open. */
export type Opened = "palette" | "keys" | null;

interface PaletteToolProps {
  opened: Opened;
  onOpen: (opened: Opened) => void;
  /** Begins to view as another role; left out for those who may not. */
  onViewAs?: (() => void) | undefined;
}

/** The palette by Ctrl+K and the list of keys by "?", for everybody; the account menu opens them too. */
export function PaletteTool({ opened, onOpen, onViewAs }: PaletteToolProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (opened === "palette" && !wasOpen) setWasOpen(true);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const wanted = isPaletteKey(event) ? "palette" : isHelpKey(event) ? "keys" : null;
    if (wanted === null) return;
    event.preventDefault();
    if (opened === null && !isAsked()) onOpen(wanted);
  });
  // Before the page is painted, not after: a key pressed as soon as something is to be seen is heard.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <>
      {wasOpen ? (
        <palette.Part
          open={opened === "palette"}
          onClose={() => onOpen(null)}
          onKeys={() => onOpen("keys")}
          onViewAs={onViewAs}
        />
      ) : null}
      {opened === "keys" ? <help.Part onClose={() => onOpen(null)} /> : null}
    </>
  );
}
