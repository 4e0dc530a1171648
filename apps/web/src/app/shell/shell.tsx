import { lazy, Suspense, use, useEffect, useMemo } from "react";
import { NavigationType, Outlet, useLocation, useNavigationType, useOutletContext } from "react-router-dom";
import { OfflineBanner } from "@app/ui/feedback/offline-banner.tsx";
import { AppShell } from "@app/ui/shell/app-shell.tsx";
import { ClockProvider, useNow } from "@app/ui/value/clock.tsx";
import { placeName, timeText } from "@app/ui/value/when-text.ts";
import { rememberPage } from "../../shared/browser/recent-pages.ts";
import { roleName, roleOf } from "../../shared/text/format.ts";
import { ReconnectingBanner } from "../../shared/live/reconnecting-banner.tsx";
import { useLive } from "../../shared/live/use-live.ts";
import { useViewer, type Viewer } from "../../shared/session/session-context.ts";
import { CurrentPageContext } from "../current-page.ts";
import { mayOpen } from "../may-open.ts";
import { Refusal } from "../refusal.tsx";
import { useRouteRow } from "../use-route-row.ts";
import { account, crumbsOf, currentEntry, leadingOn, listOf, navOf } from "./nav.ts";
import { ShellTools } from "./shell-tools.tsx";

const ViewingBanner = lazy(async () => ({ default: (await import("./viewing-banner.tsx")).ViewingBanner }));

/** Sidebar, top bar and the page, or the refusal in its place. */
export function Shell() {
  const viewer = useViewer();
  // Tabs share one stream; those of another role have their own.
  useLive(viewer.viewingUntil === null ? viewer.id : `${viewer.id}-${viewer.role}`);
  return (
    <ClockProvider timeZone={viewer.timeZone}>
      <ShellFrame viewer={viewer} />
    </ClockProvider>
  );
}

function ShellFrame({ viewer }: { viewer: Viewer }) {
  const decision = useOutletContext<"page" | "refusal">();
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const page = use(CurrentPageContext);
  const now = useNow();
  const row = useRouteRow();
  const role = roleOf(viewer.role);
  const groups = useMemo(() => navOf(role), [role]);
  const entry = currentEntry(groups, row, pathname);
  const { firstName, lastName, avatar, timeZone } = viewer;
  const name = `${firstName} ${lastName}`;
  const line = `${roleName(role)} · ${placeName(timeZone)} ${timeText(now, timeZone)}`;
  const person = useMemo(() => ({ name, avatarSrc: avatar, line, href: account }), [name, avatar, line]);
  const tools = useMemo(() => <ShellTools name={name} />, [name]);

  useEffect(() => {
    if (page.title === null || decision !== "page" || viewer.viewingUntil !== null) return;
    rememberPage(viewer.id, { title: page.title, href: pathname });
  }, [viewer, page.title, decision, pathname]);

  return (
    <AppShell
      brand={{ name: "Staff portal", href: viewer.home }}
      viewer={person}
      groups={groups}
      currentHref={entry}
      crumbs={leadingOn(crumbsOf(groups, entry ?? listOf(row), pathname, page), (href) => mayOpen(href, viewer))}
      tools={tools}
      strip={
        viewer.viewingUntil === null ? null : (
          <Suspense fallback={null}>
            <ViewingBanner viewer={viewer} until={viewer.viewingUntil} />
          </Suspense>
        )
      }
      banner={
        <>
          <OfflineBanner />
          <ReconnectingBanner />
        </>
      }
      visit={{ page: pathname, key, isReturn }}
    >
      {decision === "refusal" ? <Refusal /> : <Outlet />}
    </AppShell>
  );
}
