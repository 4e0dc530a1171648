import { SignOut } from "../../shared/drafts/sign-out.tsx";
import { RecentPanel } from "../../shared/history/recent-panel.tsx";
import { ViewAsDialog } from "./view-as-dialog.tsx";

/** What the account menu opens. */
export type AccountPanelName = "recent" | "sign-out" | "view-as";

/** Recent changes, viewing as another role, or logging out with its question. Loaded when it is first opened. */
export function AccountPanel({ name, onClose }: { name: AccountPanelName; onClose: () => void }) {
  if (name === "view-as") return <ViewAsDialog onClose={onClose} />;
  return name === "recent" ? <RecentPanel onClose={onClose} /> : <SignOut onClose={onClose} />;
}
