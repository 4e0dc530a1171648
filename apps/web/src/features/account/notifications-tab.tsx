import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ReportMails } from "../reports/by-mail/report-mails.public.tsx";
import { NotificationsList } from "../notifications/notifications-list.public.tsx";

/** The reports that are emailed to the viewer, and everything they were told, page by page. */
export function NotificationsTab() {
  return (
    <TabColumn>
      <ReportMails />
      <NotificationsList />
    </TabColumn>
  );
}
