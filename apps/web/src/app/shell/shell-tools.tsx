import { lazy, Suspense, useState } from "react";
import { AccountMenu } from "@app/ui/shell/account-menu.tsx";
import { SearchButton } from "@app/ui/shell/search-button.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { ContactsTool } from "../../features/staff/contacts-tool.public.tsx";
import { NotificationsTool } from "../../features/notifications/notifications-tool.public.tsx";
import { SearchTool } from "../../features/search/search-tool.public.tsx";
import { useViewer } from "../../shared/session/session-context.ts";
import { PaletteTool, type Opened } from "../palette/palette-tool.tsx";
import type { AccountPanelName } from "./account-panel.tsx";
import { SettingsTool } from "./settings-tool.tsx";

const entries = lazyWithPreload(async () => (await import("./account-entries.tsx")).AccountEntries);
const AccountPanel = lazy(async () => ({ default: (await import("./account-panel.tsx")).AccountPanel }));

/**
 * The right end of the top bar. The drawers of search and contacts are a super-admin's; others with a role have a box that
 * opens the palette. Whoever has a role has notifications.
 */
export function ShellTools({ name }: { name: string }) {
  const { avatar, role, permissions, viewingUntil } = useViewer();
  const isViewing = viewingUntil !== null;
  const mayView = permissions.includes("SYSTEM_ACT");
  const [panel, setPanel] = useState<AccountPanelName | null>(null);
  const [opened, setOpened] = useState<Opened>(null);

  return (
    <>
      {role === "SUPER_ADMIN" ? (
        <>
          <SearchTool />
          <ContactsTool />
        </>
      ) : role === null ? null : (
        <SearchButton label="Find anything" onClick={() => setOpened("palette")} />
      )}
      {role === null ? null : <NotificationsTool />}
      <SettingsTool />
      <AccountMenu
        name={name}
        avatarSrc={avatar}
        onNear={entries.load}
        menu={(place) => (
          <entries.Part {...place} isViewing={isViewing} mayView={mayView} onPanel={setPanel} onOpened={setOpened} />
        )}
      />
      <PaletteTool opened={opened} onOpen={setOpened} onViewAs={mayView ? () => setPanel("view-as") : undefined} />
      {panel ? (
        <Suspense fallback={null}>
          <AccountPanel name={panel} onClose={() => setPanel(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
