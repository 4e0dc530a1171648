import type { ApolloClient } from "@apollo/client";
import type { ScreenAddress } from "../shared/prefetch/preload.ts";
import { MeDocument } from "../shared/session/session.generated.ts";
import { isRedirect, type AppRoute, type PageRoute } from "../shared/page/app-route.ts";
import { decide } from "./decide.ts";
import { createRouteFinder } from "./find-route.ts";

/** A link that is left and entered again within this time is not asked for again, in milliseconds. */
const againMs = 5_000;

interface Opened extends ScreenAddress {
  row: PageRoute;
}

/** The screen at an address, with what the address says; null where there is none. */
function screenAt(find: ReturnType<typeof createRouteFinder>, url: URL): Opened | null {
  const found = find(url.pathname);
  if (!found) return null;
  const { row, params } = found;
  if (!isRedirect(row)) return { row, params, search: url.searchParams };
  const target = new URL(row.redirectTo, url);
  return target.pathname === url.pathname ? null : screenAt(find, target);
}

/** Whether the person, where known, would see the screen; before that it is taken for granted. */
function mayShow(client: ApolloClient, row: PageRoute): boolean {
  const viewer = client.readQuery({ query: MeDocument })?.me;
  if (!viewer) return true;
  const decision = decide(row, { status: "signed-in", viewer, arrival: null }, row.path);
  return "show" in decision && decision.show === "page";
}

/**
 * Loads the screen at an address, and asks for what it shows first, ahead of its opening. Fulfilled once there is an
 * answer; never fails.
 */
export function createPrefetch(client: ApolloClient, rows: readonly AppRoute[], now: () => number) {
  const asked = new Map<string, number>();
  const find = createRouteFinder(rows);
  return async (href: string): Promise<void> => {
    const url = new URL(href, location.href);
    const last = asked.get(url.href);
    if (url.origin !== location.origin || (last !== undefined && now() - last < againMs)) return;
    const screen = screenAt(find, url);
    if (!screen || !mayShow(client, screen.row)) return;
    asked.set(url.href, now());
    window.askForFiles?.(url.pathname);
    const { row, ...address } = screen;
    await row.lazy?.().then(
      ({ preload }) => preload?.(client, address),
      () => asked.delete(url.href),
    );
  };
}
