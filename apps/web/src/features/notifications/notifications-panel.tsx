import styled from "@emotion/styled";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { LoadingNote } from "@app/ui/feedback/skeleton.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { color } from "@app/ui/theme/color.ts";
import { shownError } from "../../shared/errors/server-error.ts";
import { NotificationItem } from "./notification-item.tsx";
import type { Notifications } from "./use-notifications.public.ts";

const List = styled.ul({
  listStyle: "none",
  margin: "4px -16px 0",
  padding: 0,
  maxHeight: "min(440px, 60dvh)",
  overflowY: "auto",
});
const Foot = styled.p({ paddingTop: 12, marginTop: 4, borderTop: `1px solid ${color.line}` });

/** The newest notifications, under the bell. */
export function NotificationsPanel({ notifications, onOpen }: { notifications: Notifications; onOpen: () => void }) {
  const { rows, loading, error, retry } = notifications;

  if (rows === undefined) {
    if (loading) return <LoadingNote what="notifications" />;
    return <ErrorState title="Notifications could not be loaded" message={shownError(error).message} onRetry={retry} />;
  }
  if (rows.length === 0) return <p>There are no notifications</p>;
  return (
    <>
      <List tabIndex={0} aria-label="Newest notifications">
        {rows.map((row) => (
          <NotificationItem key={row.id} row={row} onOpen={onOpen} />
        ))}
      </List>
      <Foot>
        <TextLink href="/app/account?tab=notifications" onClick={onOpen}>
          All notifications
        </TextLink>
      </Foot>
    </>
  );
}
