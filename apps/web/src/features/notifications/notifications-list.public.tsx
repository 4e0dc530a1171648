import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { shownError } from "../../shared/errors/server-error.ts";
import { NotificationItem } from "./notification-item.tsx";
import { useNotifications } from "./use-notifications.public.ts";

const Head = styled.div({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minHeight: 36,
  marginBottom: 4,
});
const List = styled.ul({ listStyle: "none", margin: "0 -16px", padding: 0 });
const Foot = styled.div({ marginTop: 16 });

/** The viewer's own notifications, newest first, read on by a button. */
export function NotificationsList() {
  const { rows, unread, loading, loadingMore, error, retry, more, markAllRead } = useNotifications();

  if (rows === undefined) {
    if (loading) return <SkeletonPage what="notifications" />;
    const { message, requestId } = shownError(error);
    return (
      <ErrorState
        title="Notifications could not be loaded"
        message={message}
        requestId={requestId ?? undefined}
        onRetry={retry}
        focusRetry={false}
      />
    );
  }
  if (rows.length === 0) {
    return <EmptyState title="There are no notifications" text="Anything that needs your attention appears here." />;
  }

  return (
    <section aria-label="Notifications">
      <Head>
        <p>{unread === 0 ? "All read" : `${unread} unread`}</p>
        {unread > 0 ? (
          <Button variant="text" onClick={markAllRead}>
            Mark all as read
          </Button>
        ) : null}
      </Head>
      <List>
        {rows.map((row) => (
          <NotificationItem key={row.id} row={row} />
        ))}
      </List>
      {more ? (
        <Foot>
          <Button onClick={more} aria-busy={loadingMore || undefined}>
            {loadingMore ? "Loading" : "Show older"}
          </Button>
        </Foot>
      ) : null}
    </section>
  );
}
