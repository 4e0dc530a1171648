import { useEffect, useEffectEvent, useRef } from "react";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { forgetPages, keepPages } from "../shared/browser/recent-pages.ts";
import type * as DraftStore from "../shared/drafts/draft-store.ts";
import type { SessionStatus, Viewer } from "../shared/session/session-context.ts";
import { forgetChanges } from "../shared/undo/recent-changes.ts";
import { mayOpen } from "./may-open.ts";

/** At the start of the portal, looking through the drafts can wait, in milliseconds. */
const afterMs = 5_000;

/** Works on the drafts, which no first view needs; nobody waits for it, nor hears of it where it cannot be loaded. */
function onDrafts(work: (store: typeof DraftStore) => Promise<void>): void {
  import("../shared/drafts/draft-store.ts").then(work, () => undefined);
}

/** Removes from this device what the person has of pages that they may no longer open. */
function forgetLost(viewer: Viewer): void {
  const isOpen = (href: string) => mayOpen(href, viewer);
  keepPages(viewer.id, isOpen);
  onDrafts(({ keepDraftsOf }) => keepDraftsOf(viewer.id, isOpen));
}

function forgetPerson(person: string): void {
  forgetPages(person);
  forgetChanges(person);
  onDrafts(({ removeDrafts }) => removeDrafts(person));
}

const hasLost = (before: Viewer, now: Viewer) => before.permissions.some((one) => !now.permissions.includes(one));

/**
 * Keeps nothing on this device of what the signed-in person may no longer see, for example after a change of their role,
 * and tells them if that closes the page that they are on. Viewing as another role changes nothing.
 */
export function useLostRights(session: SessionStatus, address: string): void {
  const viewer = session.status === "signed-in" && session.viewer.viewingUntil === null ? session.viewer : null;
  const suspended = session.status === "signed-out" ? session.suspended?.person : undefined;
  const last = useRef<Viewer | null>(null);

  const look = useEffectEvent((now: Viewer) => {
    const before = last.current;
    last.current = now;
    if (before?.id !== now.id || !hasLost(before, now)) return;
    forgetLost(now);
    forgetChanges(now.id);
    if (mayOpen(address, before) && !mayOpen(address, now))
      toast.failed("Your role has changed. You can no longer open this page.");
  });
  useEffect(() => {
    if (viewer !== null) look(viewer);
  }, [viewer]);

  // Their role may have changed while they were away.
  const person = viewer?.id;
  const lookOnce = useEffectEvent(() => viewer !== null && forgetLost(viewer));
  useEffect(() => {
    if (person === undefined) return undefined;
    const timer = setTimeout(lookOnce, afterMs);
    return () => clearTimeout(timer);
  }, [person]);

  useEffect(() => {
    const person = suspended ?? (suspended === null ? last.current?.id : undefined);
    if (person !== undefined) forgetPerson(person);
  }, [suspended]);
}
