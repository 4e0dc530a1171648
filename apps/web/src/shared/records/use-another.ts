import { useRef, useState } from "react";
import type { Another } from "@app/ui/form/another-button.tsx";

/**
 * For a form that adds one record after another: `round` is its key, so that each starts fresh; `next`, called after
 * saving, starts another one if requested, else leaves.
 */
export function useAnother() {
  const wanted = useRef(false);
  const [round, setRound] = useState(0);
  const another: Another = {
    label: "Save and add another",
    onWanted: (is) => {
      wanted.current = is;
    },
  };
  const next = (leave: () => void) => {
    if (wanted.current) setRound((before) => before + 1);
    else leave();
  };
  return { round, another, next };
}
