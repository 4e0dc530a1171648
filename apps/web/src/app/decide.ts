import type { Permission } from "@app/domain/permissions.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { signInPath } from "../shared/session/return-address.ts";
import type { SessionStatus, Viewer } from "../shared/session/session-context.ts";
import { isRedirect, type AppRoute } from "../shared/page/app-route.ts";

/** What a path does for the person who opens it. */
export type Decision =
  | { show: "page" | "refusal" | "splash" }
  | { show: "unreachable"; message: string; retry: () => void }
  | { go: string };

const account = "/app/account";
const words = "/app/langauge-app/words-list";

function holds(viewer: Viewer, permission: Permission): boolean {
  return viewer.permissions.some((name) => name === toEnumName(permission));
}

function inside(route: AppRoute, viewer: Viewer): Decision {
  if (route.access === "admin" && viewer.role === "CONTENT_CREATOR") return { go: words };
  if (isRedirect(route)) return { go: route.redirectTo };
  return { show: route.needs === undefined || holds(viewer, route.needs) ? "page" : "refusal" };
}

/**
 * Redirects by access, as docs/spec/routes.json has it, then the refusal by permission.
 * `address` is where the person is now, to come back to after signing in.
 */
export function decide(
  route: AppRoute,
  session: SessionStatus & { arrival: string | null },
  address: string,
): Decision {
  if (route.access === "public") return isRedirect(route) ? { go: route.redirectTo } : { show: "page" };
  if (session.status === "restoring") return { show: "splash" };
  if (session.status === "unreachable") return { show: "unreachable", message: session.message, retry: session.retry };
  if (route.access === "guest") {
    return session.status === "signed-in" ? { go: session.arrival ?? account } : { show: "page" };
  }
  if (session.status === "signed-out") return { go: signInPath(session.remember ? address : null) };
  return inside(route, session.viewer);
}
