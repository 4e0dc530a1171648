import { createContext, use, useEffect, useEffectEvent, useState } from "react";
import type { Location } from "react-router-dom";

/** A navigation that waits for the user's answer. */
export interface BlockedStep {
  proceed: () => void;
  reset: () => void;
}

/** Asked before every navigation, and told which one waits; null once none does. */
export interface Blocker {
  shouldBlock: (here: Location, there: Location) => boolean;
  tell: (step: BlockedStep | null) => void;
}

/** Registers a blocker until the returned function is called. Provided by the portal's history. */
export const BlockContext = createContext<(blocker: Blocker) => () => void>(() => () => undefined);

/**
 * Blocks navigation, including back and forward, while a question is answered. Returns the waiting one:
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
