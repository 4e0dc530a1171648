import type { ComponentType } from "react";
import type { Role } from "@app/domain/enums.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { Preload } from "../prefetch/preload.ts";

/**
 * Who may open a path. `guest` is for those not signed in; `admin` sends content-creators to their words.
 * Source: docs/spec/routes.json.
 */
type RouteAccess = "public" | "guest" | "signed-in" | "admin";

/** A screen as its file gives it. */
interface LoadedScreen {
  Component: ComponentType;
  preload?: Preload;
}

/** A screen. `needs` decides whether the page or the refusal text is shown; without `lazy` it is still to come. */
export interface PageRoute {
  path: string;
  access: RouteAccess;
  needs?: Permission;
  /** Shown in the browser's tab, the breadcrumbs and the menu. */
  title: string;
  /** The menu entry it belongs to, where its own path does not begin with it. */
  menu?: string;
  /** What can be added by its `?new` dialog, and who may. */
  adds?: { title: string; needs: Permission };
  /** Its parameter may be the viewer's own id; the palette offers it so to these roles. */
  ownFor?: readonly Role[];
  lazy?: () => Promise<LoadedScreen>;
}

/** A path that only leads to another; it has a title where the menu shows it. */
export interface RedirectRoute {
  path: string;
  access: RouteAccess;
  redirectTo: string;
  title?: string;
}

export type AppRoute = PageRoute | RedirectRoute;

export function isRedirect(route: AppRoute): route is RedirectRoute {
  return "redirectTo" in route;
}

/** Whether the page has the sidebar and the top bar around it. */
export function inShell({ path }: AppRoute): boolean {
  return path.startsWith("/app");
}
