import { useEffect, useEffectEvent, useState } from "react";

interface Steps {
  at: number;
  isPlaying: boolean;
  isFirst: boolean;
  isLast: boolean;
  back: () => void;
  next: () => void;
  again: () => void;
  /** Goes on by itself, or stops that. */
  toggle: () => void;
}

interface StepsOptions {
  /** The step to begin with. */
  start: number;
  count: number;
  /** How long a step stays while it plays; null for one that waits to be answered. */
  msOf: (step: number) => number | null;
}

/** Goes through steps one by one, by hand or by itself. Leaving the page stops it. */
export function useSteps({ start, count, msOf }: StepsOptions): Steps {
  const [step, setStep] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const at = Math.min(step, Math.max(0, count - 1));
  const isLast = at >= count - 1;
  const wait = isPlaying ? msOf(at) : null;

  const advance = useEffectEvent(() => {
    if (isLast) setPlaying(false);
    else setStep(at + 1);
  });
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(advance, wait);
    return () => clearTimeout(timer);
  }, [wait, at]);

  return {
    at,
    isPlaying,
    isFirst: at === 0,
    isLast,
    back: () => setStep(Math.max(0, at - 1)),
    next: () => setStep(Math.min(count - 1, at + 1)),
    again: () => setStep(0),
    toggle() {
      if (!isPlaying && isLast) setStep(0);
      setPlaying(!isPlaying);
    },
  };
}

/** ← and → go back and on, wherever the focus is but in a text. */
export function useStepKeys({ back, next }: Pick<Steps, "back" | "next">, isOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest("input, textarea, [role=dialog], [role=menu]")) return;
    if (event.key === "ArrowRight") next();
    else if (event.key === "ArrowLeft") back();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);
}
