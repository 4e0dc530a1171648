import { lazy, Suspense, useState } from "react";
import { AccountMenu } from "@app/ui/shell/account-menu.tsx";
import { LogOut, History, User } from "@app/ui/icons.ts";
import { ContactsTool } from "../../features/staff/contacts-tool.public.tsx";
import { NotificationsTool } from "../../features/notifications/notifications-tool.public.tsx";
import { SearchTool } from "../../features/search/search-tool.public.tsx";
import { useSignOut } from "../../shared/drafts/use-sign-out.tsx";
import { useViewer } from "../../shared/session/session-context.ts";
import { SettingsTool } from "./settings-tool.tsx";

const RecentPanel = lazy(async () => ({ default: (await import("../../shared/undo/recent-panel.tsx")).RecentPanel }));

/** The right end of the top bar. Search, contacts and notifications are a super-admin's. */
export function ShellTools({ name }: { name: string }) {
  const { id, avatar, role } = useViewer();
  const { signOut, dialog } = useSignOut(id);
  const [isRecentOpen, setRecentOpen] = useState(false);

  return (
    <>
      {role === "SUPER_ADMIN" ? (
        <>
          <SearchTool />
          <ContactsTool />
          <NotificationsTool />
        </>
      ) : null}
      <SettingsTool />
      <AccountMenu
        name={name}
        avatarSrc={avatar}
        actions={[
          { label: "Account", icon: User, href: "/app/account" },
          { label: "Recent changes", icon: History, onSelect: () => setRecentOpen(true) },
          { label: "Logout", icon: LogOut, onSelect: signOut },
        ]}
      />
      {dialog}
      {isRecentOpen ? (
        <Suspense fallback={null}>
          <RecentPanel onClose={() => setRecentOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
