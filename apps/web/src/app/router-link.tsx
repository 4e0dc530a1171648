import { createContext, use, useEffect, useRef, type MouseEvent } from "react";
import type { LinkProps } from "@app/ui/link/link.tsx";
import { FollowContext } from "./history-router.tsx";

/** Loads the screen at an address ahead of its opening. */
export const PrefetchContext = createContext<(href: string) => void>(() => undefined);

/** A pointer that only passes over a link means nothing; one that stays this long, in milliseconds, may press. */
const intentMs = 60;

/** What the gateway has beside the portal, the site's pages among it, and what is no page at all. */
const isBesideThePortal = (href: string) =>
  /^[a-z]+:|^\/\/|^\/(?:playground|files|feeds|home|pricing|docs)\b/i.test(href);
/** Other people's pages, and files, which would take the place of what one is doing. */
const opensBeside = (href: string) => /^https?:|^\/\/|^\/files\//i.test(href);
const newTab = { target: "_blank", rel: "noopener noreferrer" };

/** Draws the links of packages/ui with the router: inside the portal nothing is loaded again. */
export function RouterLink({ href, state, ...rest }: LinkProps) {
  if (rest.download !== undefined) return <a href={href} {...rest} />;
  if (opensBeside(href)) return <a href={href} {...newTab} {...rest} />;
  const isOutside = isBesideThePortal(href) || rest.target === "_blank";
  return isOutside ? <a href={href} {...rest} /> : <InsideLink href={href} state={state} {...rest} />;
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
