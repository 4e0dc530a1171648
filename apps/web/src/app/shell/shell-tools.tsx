import { lazy, Suspense, useState } from "react";
import { AccountMenu } from "@app/ui/shell/account-menu.tsx";
import { Eye, History, Keyboard, LogOut, Search, User } from "@app/ui/icons.ts";
import { ContactsTool } from "../../features/staff/contacts-tool.public.tsx";
import { NotificationsTool } from "../../features/notifications/notifications-tool.public.tsx";
import { SearchTool } from "../../features/search/search-tool.public.tsx";
import { useViewer } from "../../shared/session/session-context.ts";
import { PaletteTool, type Opened } from "../palette/palette-tool.tsx";
import type { AccountPanelName } from "./account-panel.tsx";
import { SettingsTool } from "./settings-tool.tsx";

const AccountPanel = lazy(async () => ({ default: (await import("./account-panel.tsx")).AccountPanel }));

/** The right end of the top bar. Search and contacts are a super-admin's; whoever has a role has notifications. */
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
      ) : null}
      {role === null ? null : <NotificationsTool />}
      <SettingsTool />
      <AccountMenu
        name={name}
        avatarSrc={avatar}
        actions={[
          { label: "Account", icon: User, href: "/app/account" },
          { label: "Search or jump to…", icon: Search, onSelect: () => setOpened("palette") },
          // What they did in their own role may be more than the one that they view as would know of.
          ...(isViewing ? [] : [{ label: "Recent changes", icon: History, onSelect: () => setPanel("recent") }]),
          ...(mayView ? [{ label: "View as…", icon: Eye, onSelect: () => setPanel("view-as") }] : []),
          { label: "Keyboard shortcuts", icon: Keyboard, onSelect: () => setOpened("keys") },
          { label: "Logout", icon: LogOut, onSelect: () => setPanel("sign-out") },
        ]}
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
