import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { LoadingNote } from "@app/ui/feedback/skeleton.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { shownError } from "../../shared/errors/server-error.ts";
import { NotificationItem } from "./notification-item.tsx";
import type { Notifications } from "./use-notifications.public.ts";
import css from "./notifications-panel.module.css";

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
      <ul className={css.list} tabIndex={0} aria-label="Newest notifications">
        {rows.map((row) => (
          <NotificationItem key={row.id} row={row} onOpen={onOpen} />
        ))}
      </ul>
      <p className={css.foot}>
        <TextLink href="/app/account?tab=notifications" onClick={onOpen}>
          All notifications
        </TextLink>
      </p>
    </>
  );
}
