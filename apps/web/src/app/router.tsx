import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { Splash } from "@app/ui/feedback/splash.tsx";
import { inShell, isRedirect, type AppRoute, type PageRoute } from "../shared/page/app-route.ts";
import { Root } from "./root.tsx";
import { routeTable } from "./route-table.ts";
import { RouteFailure } from "./route-failure.tsx";

/** A redirect draws nothing: the guard above has sent the person on. */
const Nothing = () => null;

type Loading = NonNullable<PageRoute["lazy"]>;

const toCome: Loading = async () => ({ Component: (await import("./to-come/to-come-screen.tsx")).ToComeScreen });
const shell: Loading = async () => ({ Component: (await import("./shell/shell.tsx")).Shell });

/** A file that cannot be fetched fails where the page is drawn: left to itself, the router would draw nothing at all. */
function telling(lazy: Loading) {
  return () =>
    lazy().then(
      ({ Component }) => ({ Component }),
      (error: unknown) => ({
        Component: (): never => {
          throw error;
        },
      }),
    );
}

function screenOf({ lazy = toCome }: PageRoute): Pick<RouteObject, "lazy" | "Component"> {
  return { lazy: telling(lazy) };
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
        { lazy: telling(shell), children: rows.filter(inShell).map(toRoute) },
        ...rows.filter((row) => !inShell(row)).map(toRoute),
      ],
    },
  ];
}

export function createRouter() {
  return createBrowserRouter(toRoutes(routeTable));
}
