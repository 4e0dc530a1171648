import styled from "@emotion/styled";
import { NotificationsList } from "../notifications/notifications-list.public.tsx";

const Column = styled.div({ maxWidth: 620 });

/** Everything the viewer was told, page by page. */
export function NotificationsTab() {
  return (
    <Column>
      <NotificationsList />
    </Column>
  );
}
