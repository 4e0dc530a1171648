import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { Splash } from "@app/ui/feedback/splash.tsx";
import { PageTitleContext, RouteTitleContext, type PageName } from "../shared/page/page-title.tsx";
import { hasNotices } from "../shared/browser/remember.ts";
import { useSession } from "../shared/session/session-context.ts";
import { inShell } from "../shared/page/app-route.ts";
import { decide } from "./decide.ts";
import { CurrentPageContext } from "./current-page.ts";
import { useLostRights } from "./lost-rights.ts";
import { routeTitle } from "./route-title.ts";
import { useRouteRow } from "./use-route-row.ts";

const Notices = lazy(async () => ({ default: (await import("./notices/notices.tsx")).Notices }));
const UnreachableScreen = lazy(async () => ({ default: (await import("./unreachable-screen.tsx")).UnreachableScreen }));

const SignInAgain = lazy(async () => ({
  default: (await import("../features/account/sign-in/sign-in-again.public.tsx")).SignInAgain,
}));

const product = "Staff portal";

/** Guards every route, names the page, and starts each page at its top. */
export function Root() {
  const row = useRouteRow();
  const session = useSession();
  const { pathname, search } = useLocation();
  const [own, setOwn] = useState<PageName | null>(null);
  const setName = useCallback((name: PageName | null) => setOwn(name), []);
  const title = own?.title ?? row.title ?? null;
  const current = useMemo(() => ({ title, trail: own?.trail ?? [] }), [title, own]);
  const [waiting] = useState(hasNotices);
  const decision = decide(row, session, pathname + search);
  const { arrival, arrived } = session;
  useLostRights(session, pathname + search);

  useEffect(() => {
    document.title = title === null ? product : `${title} · ${product}`;
  }, [title]);

  // Between its own pages the shell looks after where they are scrolled to.
  const before = useRef({ pathname, row });
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, row };
    if (last.pathname !== pathname && !(inShell(last.row) && inShell(row))) window.scrollTo(0, 0);
  }, [pathname, row]);

  useEffect(() => {
    if (arrival !== null && row.access !== "guest") arrived();
  }, [arrival, arrived, row.access]);

  if ("go" in decision) return <Navigate to={decision.go} replace />;
  if (decision.show === "splash") return <Splash />;
  if (decision.show === "unreachable") {
    return (
      <Suspense fallback={<Splash />}>
        <UnreachableScreen {...decision} />
      </Suspense>
    );
  }

  return (
    <PageTitleContext value={setName}>
      <RouteTitleContext value={routeTitle}>
        <CurrentPageContext value={current}>
          <Outlet context={decision.show} />
          {session.held ? (
            <Suspense fallback={null}>
              <SignInAgain />
            </Suspense>
          ) : null}
          {waiting ? (
            <Suspense fallback={null}>
              <Notices isSignedIn={session.status === "signed-in"} />
            </Suspense>
          ) : null}
        </CurrentPageContext>
      </RouteTitleContext>
    </PageTitleContext>
  );
}
