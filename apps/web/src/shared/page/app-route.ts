import type { ComponentType } from "react";
import type { Role } from "@app/domain/enums.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { Preload } from "../prefetch/preload.ts";

/**
 * Who may open a path. `guest`: signed out only; `admin`: content-creators are sent to their words. Source:
 * docs/spec/routes.json.
 */
type RouteAccess = "public" | "guest" | "signed-in" | "admin";

/** A screen as its file exports it. */
interface LoadedScreen {
  Component: ComponentType;
  preload?: Preload;
}

/** A screen. `needs` decides between the page and the refusal; without `lazy`, a placeholder is shown. */
export interface PageRoute {
  path: string;
  access: RouteAccess;
  needs?: Permission;
  /** Shown in the browser tab, the breadcrumbs and the menu. */
  title: string;
  /** Its menu entry, if its path does not start with that entry's. */
  menu?: string;
  /** What its `?new` dialog adds, and who may. */
  adds?: { title: string; needs: Permission };
  /** The page of which this is another address; only that one is offered where pages are listed. */
  sameAs?: string;
  /** Roles for which the palette offers it with the viewer's own id as parameter. */
  ownFor?: readonly Role[];
  lazy?: () => Promise<LoadedScreen>;
  /** A page outside the portal's scripts, which the browser loads whole: see vite/site.ts. */
  site?: true;
}

/** A redirect; it has a title if the menu shows it. */
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

export function isOfSite(route: AppRoute): boolean {
  return "site" in route;
}

/** Whether the page has the sidebar and the top bar. */
export function inShell({ path }: AppRoute): boolean {
  return path.startsWith("/app");
}
