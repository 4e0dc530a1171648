import { useRef, useState } from "react";
import type { Another } from "@app/ui/form/another-button.tsx";

/**
 * For a form that adds one record after the other: `round` is its key, so that each begins anew, and `next` is called
 * when one was saved: it begins another where that was asked for, and else leaves.
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
