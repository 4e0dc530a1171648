import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { Splash } from "@app/ui/feedback/splash.tsx";
import { isRedirect, type AppRoute, type PageRoute } from "./app-route.ts";
import { Root } from "./root.tsx";
import { routeTable } from "./route-table.ts";
import { RouteFailure } from "./route-failure.tsx";

const inShell = ({ path }: AppRoute) => path.startsWith("/app");

/** A redirect draws nothing: the guard above has sent the person on. */
const Nothing = () => null;

const toCome = async () => ({ Component: (await import("./to-come/to-come-screen.tsx")).ToComeScreen });
const shell = async () => ({ Component: (await import("./shell/shell.tsx")).Shell });

function screenOf({ lazy = toCome }: PageRoute): Pick<RouteObject, "lazy" | "Component"> {
  return { lazy };
}

function toRoute(row: AppRoute): RouteObject {
  return {
    path: row.path,
    handle: row,
    errorElement: <RouteFailure />,
    ...(isRedirect(row) ? { Component: Nothing } : screenOf(row)),
  };
}

/** The routes as the router takes them; the guard and the shell find a route's row in its handle. */
export function toRoutes(rows: readonly AppRoute[]): RouteObject[] {
  return [
    {
      Component: Root,
      HydrateFallback: Splash,
      errorElement: <RouteFailure />,
      children: [
        { lazy: shell, children: rows.filter(inShell).map(toRoute) },
        ...rows.filter((row) => !inShell(row)).map(toRoute),
      ],
    },
  ];
}

export function createRouter() {
  return createBrowserRouter(toRoutes(routeTable));
}
