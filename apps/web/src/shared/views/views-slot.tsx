import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { clientMessages } from "@app/domain/client-messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Bookmark } from "@app/ui/icons.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { isViewToCome, type ListRules } from "../list/list-address.ts";

const fetched = () => import("./list-views.tsx");
const views = lazyWithPreload(async () => (await fetched()).ListViews);
/** The menu itself comes with the pointer or the focus, not with the list. */
const withMenu = () => Promise.all([fetched(), import("@app/ui/page/action-menu.tsx")]);
const load = () => void withMenu().catch(() => undefined);

/** By then a browser without idle callbacks has drawn the first screen, in milliseconds. */
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
 * The button of a list's saved views. What stands behind it comes once the list is shown, or at once where the address
 * names a view.
 */
export function ViewsSlot({ rules, isShown }: { rules: ListRules; isShown: boolean }) {
  const [params] = useSearchParams();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && isViewToCome(params)) setWanted(true);
  // Drawn only once it is there: a list stands without its views, also where they cannot be fetched.
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
      {isWanted ? <views.Part rules={rules} anchor={anchor} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
