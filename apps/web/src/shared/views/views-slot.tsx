import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { clientMessages } from "@app/domain/client-messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Bookmark } from "@app/ui/icons.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { isViewPending, type ListRules } from "../list/list-address.ts";
import type { MoreOfView } from "./more-of-view.ts";

const fetched = () => import("./list-views.tsx");
const views = lazyWithPreload(async () => (await fetched()).ListViews);
/** The menu loads on hover or focus, not with the list. */
const withMenu = () => Promise.all([fetched(), import("@app/ui/page/action-menu.tsx")]);
const load = () => void withMenu().catch(() => undefined);

/** When a browser without idle callbacks has rendered the first screen, in milliseconds. */
const quietMs = 2_000;

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const asked = requestIdleCallback(work, { timeout: quietMs });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, quietMs);
  return () => clearTimeout(timer);
}

/**
 * The button of a list's saved views. Its content loads once the list is shown, or at once if the address names a view.
 */
export function ViewsSlot({
  rules,
  isShown,
  more,
}: {
  rules: ListRules;
  isShown: boolean;
  /** What else can be done with a view. */
  more?: MoreOfView;
}) {
  const [params] = useSearchParams();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && isViewPending(params)) setWanted(true);
  // Rendered only when loaded: the list works without its views, also if they cannot be loaded.
  useEffect(() => {
    if (!isShown) return;
    let isHere = true;
    const want = () => {
      if (isHere) setWanted(true);
    };
    const cancel = whenIdle(() => void fetched().then(want, () => undefined));
    return () => {
      isHere = false;
      cancel();
    };
  }, [isShown]);
  const show = () => {
    withMenu().then(
      () => {
        setWanted(true);
        setOpen(true);
      },
      () => toast.failed(clientMessages.network),
    );
  };
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        icon={Bookmark}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={show}
      >
        Views
      </Button>
      {isWanted ? (
        <views.Part rules={rules} anchor={anchor} open={open} onClose={() => setOpen(false)} {...(more && { more })} />
      ) : null}
    </>
  );
}
