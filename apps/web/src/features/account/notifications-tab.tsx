import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { NotificationsList } from "../notifications/notifications-list.public.tsx";

/** Everything the viewer was told, page by page. */
export function NotificationsTab() {
  return (
    <TabColumn>
      <NotificationsList />
    </TabColumn>
  );
}
