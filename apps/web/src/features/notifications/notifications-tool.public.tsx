import { lazy, Suspense, type MouseEvent } from "react";
import { Bell } from "@app/ui/icons.ts";
import { ToolPopover } from "@app/ui/shell/tool-popover.tsx";
import { useNotifications } from "./use-notifications.public.ts";
import css from "./notifications-tool.public.module.css";

const load = () => import("./notifications-panel.tsx");
const NotificationsPanel = lazy(async () => ({ default: (await load()).NotificationsPanel }));

/** The viewer's news behind the bell; the under-dot says that some are unread. */
export function NotificationsTool() {
  const notifications = useNotifications();
  const { unread, retry, markAllRead } = notifications;

  function markAll({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button goes, and with it the focus: Escape is heard only inside of the panel.
    currentTarget.closest<HTMLElement>("[role=dialog]")?.focus();
    markAllRead();
  }

  return (
    <ToolPopover
      label={unread === 0 ? "Notifications" : `Notifications, ${unread} unread`}
      icon={Bell}
      dot={unread > 0}
      title="Notifications"
      corner={
        unread > 0 ? (
          <button className={css.markLink} type="button" onClick={markAll}>
            Mark all as read
          </button>
        ) : null
      }
      onOpen={retry}
      onIntent={() => void load()}
    >
      {(close) => (
        <Suspense fallback={null}>
          <NotificationsPanel notifications={notifications} onOpen={close} />
        </Suspense>
      )}
    </ToolPopover>
  );
}
