import styled from "@emotion/styled";
import { lazy, Suspense } from "react";
import { Bell } from "@app/ui/icons.ts";
import { ToolPopover } from "@app/ui/shell/tool-popover.tsx";
import { color } from "@app/ui/theme/color.ts";
import { useNotifications } from "./use-notifications.public.ts";

const load = () => import("./notifications-panel.tsx");
const NotificationsPanel = lazy(async () => ({ default: (await load()).NotificationsPanel }));

const MarkLink = styled.button({
  padding: "3px 0",
  border: 0,
  background: "none",
  color: color.accent,
  fontWeight: 600,
  cursor: "pointer",
  borderRadius: 4,
  "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
});

/** The viewer's news behind the bell; the under-dot says that some are unread. */
export function NotificationsTool() {
  const notifications = useNotifications();
  const { unread, retry, markAllRead } = notifications;

  return (
    <ToolPopover
      label={unread === 0 ? "Notifications" : `Notifications, ${unread} unread`}
      icon={Bell}
      dot={unread > 0}
      title="Notifications"
      corner={
        unread > 0 ? (
          <MarkLink type="button" onClick={markAllRead}>
            Mark all as read
          </MarkLink>
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
