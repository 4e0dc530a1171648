import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { Row } from "@app/ui/layout/row.tsx";
import { shownError } from "../../shared/errors/server-error.ts";
import { NotificationItem } from "./notification-item.tsx";
import { useNotifications } from "./use-notifications.public.ts";

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
      <Row gap={12} below={4} align="center" style={{ justifyContent: "space-between", minHeight: 36 }}>
        <p>{unread === 0 ? "All read" : `${unread} unread`}</p>
        {unread > 0 ? (
          <Button plain onClick={markAllRead}>
            Mark all as read
          </Button>
        ) : null}
      </Row>
      <ul role="list" style={{ margin: "0 -16px" }}>
        {rows.map((row) => (
          <NotificationItem key={row.id} row={row} />
        ))}
      </ul>
      {more ? (
        <div style={{ marginTop: 16 }}>
          <Button onClick={more} pending={loadingMore}>
            {loadingMore ? "Loading" : "Show older"}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
