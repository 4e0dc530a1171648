import { lazy, Suspense, type ComponentType } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { Permission } from "@app/domain/permissions.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import {
  BookOpen,
  Braces,
  CalendarCheck,
  Check,
  Clock,
  History,
  KeyRound,
  Mail,
  ReceiptText,
  Settings2,
  Upload,
} from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { roleName, roleOf } from "../../shared/text/format.ts";
import { useKeptTabs } from "../../shared/drafts/kept-tabs.tsx";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { useViewer } from "../../shared/session/session-context.ts";
import { NotificationsTab } from "./notifications-tab.tsx";
import { GeneralTab } from "./profile/general-tab.tsx";
import { SecurityTab } from "./security/security-tab.tsx";
import { SubscriptionTab } from "./subscription/subscription-tab.tsx";

const AccountHistory = lazy(async () => ({ default: (await import("./history/account-history.tsx")).AccountHistory }));

interface AccountTab {
  value: string;
  label: string;
  Tab: ComponentType;
  needs?: Permission;
}

const general: AccountTab = { value: "general", label: "General", Tab: GeneralTab };
const all: readonly AccountTab[] = [
  general,
  { value: "security", label: "Security", Tab: SecurityTab },
  { value: "notifications", label: "Notifications", Tab: NotificationsTab },
  { value: "subscription", label: "Subscription", Tab: SubscriptionTab, needs: "demo:read" },
];

/** Pages that keep the portal itself running: they are in no menu. */
const systemPages: readonly PageAction[] = [
  { label: "Mailbox", icon: Mail, href: "/app/system/mailbox" },
  { label: "Jobs", icon: Clock, href: "/app/system/jobs" },
];

/** What the business is set to. */
const settingsPages: readonly PageAction[] = [
  { label: "Settings", icon: Settings2, href: "/app/system/settings" },
  { label: "Templates", icon: Mail, href: "/app/system/templates" },
  { label: "Cancellation policies", icon: ReceiptText, href: "/app/system/policies" },
];

const tokens: PageAction = { label: "Service tokens", icon: KeyRound, href: "/app/system/tokens" };
const myLessons = { label: "My lessons", icon: BookOpen, href: "/app/content/content-creators/my-lessons" };
const books: PageAction = { label: "Books", icon: Check, href: "/app/system/books" };
const unclear: PageAction = { label: "Unclear payments", icon: ReceiptText, href: "/app/system/unclear-payments" };
const tasks: PageAction = { label: "Tasks", icon: CalendarCheck, href: "/app/system/tasks" };

/** The signed-in person's own account; the tab is in the address. */
export function AccountScreen() {
  const viewer = useViewer();
  const can = useCan();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tabs = all.filter(({ needs }) => !needs || can(needs));
  const { value } = tabs.find((tab) => tab.value === params.get("tab")) ?? general;
  const { isUnsaved, panes } = useKeptTabs(value);
  const links = tabs.map((tab) => ({
    ...tab,
    unsaved: isUnsaved(tab.value),
    href: tab === general ? "/app/account" : `/app/account?tab=${tab.value}`,
  }));

  return (
    <DetailPage
      title="Account"
      avatarOf={`${viewer.firstName} ${viewer.lastName}`}
      avatarSrc={viewer.avatar}
      line={`${viewer.firstName} ${viewer.lastName} · ${viewer.email} · ${roleName(roleOf(viewer.role))}`}
      actions={[
        ...(can("system:read") ? systemPages : []),
        { label: "History", icon: History, href: withParams(params, { history: "" }) },
        { label: "Playground", icon: Braces, href: "/playground" },
        ...(can("tasks:read") ? [tasks] : []),
        ...(viewer.role === "CONTENT_CREATOR" ? [{ ...myLessons, href: `${myLessons.href}/${viewer.id}` }] : []),
        { label: "My jobs", icon: Check, href: "/app/system/my-jobs" },
        ...(can("customers:write") ? [{ label: "Imports", icon: Upload, href: "/app/system/imports" }] : []),
        ...(can("books:read") ? [books, unclear] : []),
        ...(can("settings:read") ? settingsPages : []),
        ...(can("tokens:read") ? [tokens] : []),
      ]}
      tabs={<PageTabs label="Account" tabs={links} value={value} />}
    >
      {panes((name) => {
        const { Tab } = tabs.find((tab) => tab.value === name) ?? general;
        return <Tab />;
      })}
      {params.has("history") ? (
        <Suspense fallback={null}>
          <AccountHistory onClose={() => void navigate(withParams(params, { history: null }), { replace: true })} />
        </Suspense>
      ) : null}
    </DetailPage>
  );
}
