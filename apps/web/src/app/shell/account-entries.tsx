import { useApolloClient } from "@apollo/client/react";
import { Braces, Eye, History, Keyboard, LayoutDashboard, LogOut, Search, User } from "@app/ui/icons.ts";
import { ActionMenu } from "@app/ui/page/action-menu.tsx";
import type { AccountMenuPlace } from "@app/ui/shell/account-menu.tsx";
import { behindScreen, openBehindScreen } from "../palette/behind-screen.ts";
import type { Opened } from "../palette/palette-tool.tsx";
import type { AccountPanelName } from "./account-panel.tsx";

interface AccountEntriesProps extends AccountMenuPlace {
  isViewing: boolean;
  mayView: boolean;
  onPanel: (panel: AccountPanelName) => void;
  onOpened: (opened: Opened) => void;
}

/** The account menu, loaded before it is first opened: the first list does without. */
export function AccountEntries({ isViewing, mayView, onPanel, onOpened, ...place }: AccountEntriesProps) {
  const client = useApolloClient();
  const actions = [
    { label: "Account", icon: User, href: "/app/account" },
    { label: "Search or jump to…", icon: Search, onSelect: () => onOpened("palette") },
    { label: "All pages", icon: LayoutDashboard, onSelect: () => onPanel("pages") },
    // What they did in their own role may be more than the one that they view as would know of.
    ...(isViewing ? [] : [{ label: "Recent changes", icon: History, onSelect: () => onPanel("recent") }]),
    ...(mayView ? [{ label: "View as…", icon: Eye, onSelect: () => onPanel("view-as") }] : []),
    { label: behindScreen, icon: Braces, onSelect: () => openBehindScreen(client) },
    { label: "Keyboard shortcuts", icon: Keyboard, onSelect: () => onOpened("keys") },
    { label: "Logout", icon: LogOut, onSelect: () => onPanel("sign-out") },
  ];
  return <ActionMenu {...place} actions={actions} />;
}
