import { createContext, use, useEffect, useRef, type MouseEvent } from "react";
import type { LinkProps } from "@app/ui/link/link.tsx";
import { FollowContext } from "./history-router.tsx";

/** Loads the screen at an address ahead of its opening. */
export const PrefetchContext = createContext<(href: string) => void>(() => undefined);

/** A pointer that only passes over a link means nothing; one that stays this long, in milliseconds, may press. */
const intentMs = 60;

/** Draws the links of packages/ui with the router: inside the portal nothing is loaded again. */
export function RouterLink({ href, state, ...rest }: LinkProps) {
  const outside =
    /^[a-z]+:|^\/\/|^\/playground\b/i.test(href) || rest.target === "_blank" || rest.download !== undefined;
  return outside ? <a href={href} {...rest} /> : <InsideLink href={href} state={state} {...rest} />;
}

/** Whether the browser would open what is pressed in this window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

// The router's own links are drawn anew whenever the address changes, and a page has a hundred of them.
function InsideLink({ href, state, onClick, onPointerEnter, onPointerLeave, onFocus, ...rest }: LinkProps) {
  const follow = use(FollowContext);
  const prefetch = use(PrefetchContext);
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(intent.current), []);
  /** What only changes the search stays on the screen that is open, and that one asks for itself. */
  const prepare = () => {
    if (new URL(href, location.href).pathname !== location.pathname) prefetch(href);
  };

  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        follow(href, state);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        intent.current = setTimeout(prepare, intentMs);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        clearTimeout(intent.current);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prepare();
      }}
    />
  );
}
