import { SignOut } from "../../shared/drafts/sign-out.tsx";
import { RecentPanel } from "../../shared/history/recent-panel.tsx";
import { AllPagesDialog } from "./all-pages-dialog.tsx";
import { ViewAsDialog } from "./view-as-dialog.tsx";

/** What the account menu opens. */
export type AccountPanelName = "pages" | "recent" | "sign-out" | "view-as";

/** All pages, recent changes, viewing as another role, or logging out with its question. Loaded when it is first opened. */
export function AccountPanel({ name, onClose }: { name: AccountPanelName; onClose: () => void }) {
  if (name === "pages") return <AllPagesDialog onClose={onClose} />;
  if (name === "view-as") return <ViewAsDialog onClose={onClose} />;
  return name === "recent" ? <RecentPanel onClose={onClose} /> : <SignOut onClose={onClose} />;
}
