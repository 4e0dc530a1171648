import { createContext, use, useEffect, useEffectEvent, useState } from "react";
import type { Location } from "react-router-dom";

/** A step to another address that waits for the person's answer. */
export interface BlockedStep {
  proceed: () => void;
  reset: () => void;
}

/** Asked before every step, and told which one waits; null once none does. */
export interface Blocker {
  shouldBlock: (here: Location, there: Location) => boolean;
  tell: (step: BlockedStep | null) => void;
}

/** Has a blocker asked from now on, until what it returns is called. The portal's history gives it. */
export const BlockContext = createContext<(blocker: Blocker) => () => void>(() => () => undefined);

/**
 * Holds up steps to another address, links as well as back and forward, while a question is answered. Returns the one
 * that waits:
 *
 *     const blocked = useBlocker((here, there) => isDirty && here.pathname !== there.pathname);
 *     return <Question open={blocked !== null} onStay={() => blocked?.reset()} onLeave={() => blocked?.proceed()} />;
 */
export function useBlocker(shouldBlock: Blocker["shouldBlock"]): BlockedStep | null {
  const block = use(BlockContext);
  const [blocked, setBlocked] = useState<BlockedStep | null>(null);
  const ask = useEffectEvent(shouldBlock);
  useEffect(() => block({ shouldBlock: (here, there) => ask(here, there), tell: setBlocked }), [block]);
  return blocked;
}
