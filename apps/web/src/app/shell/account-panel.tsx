import { SignOut } from "../../shared/drafts/sign-out.tsx";
import { RecentPanel } from "../../shared/history/recent-panel.tsx";

/** What the account menu opens. */
export type AccountPanelName = "recent" | "sign-out";

/** Recent changes, or logging out with its question. Loaded when it is first opened. */
export function AccountPanel({ name, onClose }: { name: AccountPanelName; onClose: () => void }) {
  return name === "recent" ? <RecentPanel onClose={onClose} /> : <SignOut onClose={onClose} />;
}
