import { createContext, startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { createPath, Router, type Navigator, type To } from "react-router-dom";
import { BlockContext } from "../shared/drafts/use-blocker.ts";
import { TurnContext } from "../shared/page/use-query.ts";
import type { PortalHistory } from "./history.ts";

/** Opens the address of a link. The same at each drawing. */
export const FollowContext = createContext<PortalHistory["follow"]>(() => undefined);

/**
 * The history for those on the page at a path. What a page asks for that has been left, such as a dialog that closes
 * once its answer has come, leads nobody back to it.
 */
function navigatorOf(history: PortalHistory, pathname: string): Navigator {
  const isBack = (to: To) => history.isLeft(pathname) && history.urlOf(to).pathname === pathname;
  return {
    createHref: (to) => (typeof to === "string" ? to : createPath(to)),
    createURL: history.urlOf,
    encodeLocation: history.urlOf,
    go: history.go,
    push: (to, state) => (isBack(to) ? undefined : history.push(to, state)),
    replace: (to, state) => (isBack(to) ? undefined : history.replace(to, state)),
  };
}

interface HistoryRouterProps {
  history: PortalHistory;
  /** Drawn until the first address is open. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Gives the open address to react-router's hooks and links below, in small steps that leave the old page standing. */
export function HistoryRouter({ history, fallback = null, children }: HistoryRouterProps) {
  const [{ step, turn }, setOpen] = useState({ step: history.current, turn: 0 });
  useLayoutEffect(() => {
    const follow = () => {
      const next = history.current;
      startTransition(() => setOpen((open) => (open.step === next ? open : { step: next, turn: open.turn + 1 })));
    };
    // What was opened between this drawing and its standing has been told to nobody.
    follow();
    return history.listen(follow);
  }, [history]);
  const pathname = step?.location.pathname ?? "/";
  useLayoutEffect(() => history.drawn(pathname), [history, pathname]);
  const navigator = useMemo(() => navigatorOf(history, pathname), [history, pathname]);

  if (step === null) return fallback;
  return (
    <BlockContext value={history.block}>
      <FollowContext value={history.follow}>
        <TurnContext value={turn}>
          <Router location={step.location} navigationType={step.action} navigator={navigator}>
            {children}
          </Router>
        </TurnContext>
      </FollowContext>
    </BlockContext>
  );
}
