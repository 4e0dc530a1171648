import { use, useMemo } from "react";
import { NavigationType, Outlet, useLocation, useNavigationType, useOutletContext } from "react-router-dom";
import { OfflineBanner } from "@app/ui/feedback/offline-banner.tsx";
import { AppShell } from "@app/ui/shell/app-shell.tsx";
import { ClockProvider, useNow } from "@app/ui/value/clock.tsx";
import { placeName, timeText } from "@app/ui/value/when-text.ts";
import { roleName, roleOf } from "../../shared/text/format.ts";
import { ReconnectingBanner } from "../../shared/live/reconnecting-banner.tsx";
import { useLive } from "../../shared/live/use-live.ts";
import { useViewer, type Viewer } from "../../shared/session/session-context.ts";
import { CurrentPageContext } from "../current-page.ts";
import { Refusal } from "../refusal.tsx";
import { useRouteRow } from "../use-route-row.ts";
import { account, crumbsOf, currentEntry, navOf } from "./nav.ts";
import { ShellTools } from "./shell-tools.tsx";

/** Sidebar, top bar and the page, or the refusal in its place. */
export function Shell() {
  const viewer = useViewer();
  useLive(viewer.id);
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
  const name = `${viewer.firstName} ${viewer.lastName}`;

  return (
    <AppShell
      brand={{ name: "Staff portal", href: "/app" }}
      viewer={{
        name,
        avatarSrc: viewer.avatar,
        line: `${roleName(role)} · ${placeName(viewer.timeZone)} ${timeText(now, viewer.timeZone)}`,
        href: account,
      }}
      groups={groups}
      currentHref={entry}
      crumbs={crumbsOf(groups, entry, pathname, page)}
      tools={<ShellTools name={name} />}
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
