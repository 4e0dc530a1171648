import type { SessionStatus } from "../../shared/session/session-context.ts";
import { isRedirect, type AppRoute } from "../../shared/page/app-route.ts";
import { decide } from "../decide.ts";

export interface BuiltScreen {
  path: string;
  title: string;
}

/** The screens that can be opened now by the one who asks, without those that need a record to be named. */
export function builtScreens(rows: readonly AppRoute[], session: SessionStatus): BuiltScreen[] {
  return rows.flatMap((row) => {
    if (isRedirect(row) || !row.lazy || /[:*]/.test(row.path) || row.access === "public") return [];
    const decision = decide(row, { ...session, arrival: null }, row.path);
    return "show" in decision && decision.show === "page" ? [{ path: row.path, title: row.title }] : [];
  });
}
