import type { ComponentType } from "react";
import { createPath, useLocation, useRoutes } from "react-router-dom";
import { inShell, isOfSite, isRedirect, type AppRoute, type PageRoute } from "../shared/page/app-route.ts";
import { createRouteFinder } from "./find-route.ts";
import { PortalHistory, type HistoryWindow } from "./history.ts";
import { Root } from "./root.tsx";
import { RouteBoundary } from "./route-boundary.tsx";
import { RouteRowContext } from "./use-route-row.ts";

/** A redirect draws nothing: the guard above has sent the person on. */
const Nothing = () => null;

type Loading = NonNullable<PageRoute["lazy"]>;

const placeholder: Loading = async () => ({
  Component: (await import("./placeholder/placeholder-screen.tsx")).PlaceholderScreen,
});
const shell: Loading = async () => ({ Component: (await import("./shell/shell.tsx")).Shell });

/** What is drawn for a row: its screen, and the shell around it where it has one. */
interface Screens {
  row: AppRoute;
  Screen: ComponentType;
  Frame: ComponentType | null;
}

export interface Router {
  history: PortalHistory;
  find: ReturnType<typeof createRouteFinder>;
  /** Fails where there is no such path, or its files are not there. */
  screensAt: (pathname: string) => Screens;
}

/** Opens the rows of the route table: each address once the files of its screen are there. */
export function createRouter(rows: readonly AppRoute[], page: HistoryWindow): Router {
  const find = createRouteFinder(rows);
  const loaded = new Map<Loading, ComponentType>();

  /** A file that cannot be fetched fails where the page is drawn: the page before would stay, and nobody be told. */
  async function load(lazy: Loading): Promise<void> {
    const { Component } = await lazy().catch((error: unknown) => ({
      Component: (): never => {
        throw error;
      },
    }));
    loaded.set(lazy, Component);
  }

  function filesOf(row: AppRoute): readonly Loading[] {
    const screen = isRedirect(row) ? [] : [row.lazy ?? placeholder];
    return inShell(row) ? [shell, ...screen] : screen;
  }

  function screenOf(lazy: Loading): ComponentType {
    const Component = loaded.get(lazy);
    if (Component === undefined) throw new Error("The files of a screen are missing.");
    return Component;
  }

  const history = new PortalHistory(page, (to) => {
    const { pathname } = to;
    const row = find(pathname)?.row;
    if (row && isOfSite(row)) {
      page.location.assign(createPath(to));
      return new Promise(() => undefined);
    }
    const missing = row ? filesOf(row).filter((lazy) => !loaded.has(lazy)) : [];
    if (missing.length === 0) return undefined;
    window.askForFiles?.(pathname);
    return Promise.all(missing.map(load));
  });

  return {
    history,
    find,
    screensAt(pathname) {
      const row = find(pathname)?.row;
      if (row === undefined) throw new Error("No route matches.");
      return {
        row,
        Screen: isRedirect(row) ? Nothing : screenOf(row.lazy ?? placeholder),
        Frame: inShell(row) ? screenOf(shell) : null,
      };
    },
  };
}

/** Draws the open address. Pages that share a screen, or the shell, keep it when one leads to another. */
export function OpenRoute({ router }: { router: Router }) {
  return (
    <RouteBoundary>
      <Page router={router} />
    </RouteBoundary>
  );
}

function Page({ router }: { router: Router }) {
  const { pathname } = useLocation();
  const { row, Screen, Frame } = router.screensAt(pathname);
  const screen = {
    path: row.path,
    element: (
      <RouteBoundary>
        <Screen />
      </RouteBoundary>
    ),
  };
  const page = useRoutes([
    { element: <Root />, children: [Frame ? { element: <Frame />, children: [screen] } : screen] },
  ]);
  return <RouteRowContext value={row}>{page}</RouteRowContext>;
}
