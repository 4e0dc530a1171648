import { BookOpen, MessageSquare, ReceiptText, type Icon } from "@app/ui/icons.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { toneColor } from "@app/ui/theme/color.ts";
import type { StatusTone } from "@app/ui/theme/tokens.ts";
import { UnderDot } from "@app/ui/value/under-dot.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { Ago } from "@app/ui/value/when.tsx";
import type { NotificationRowFragment } from "./notifications.generated.ts";
import css from "./notification-item.module.css";

/** Money, what somebody says or asks, and what is out: told apart by shape and colour. */
const kinds: Record<NotificationRowFragment["type"], { icon: Icon; tone: StatusTone }> = {
  ORDER_PLACED: { icon: ReceiptText, tone: "good" },
  NEW_MESSAGE: { icon: MessageSquare, tone: "underWay" },
  ITEM_SHIPPED: { icon: BookOpen, tone: "held" },
};

/** One notification; unread ones carry the under-dot and a heavier title. */
export function NotificationItem({ row, onOpen }: { row: NotificationRowFragment; onOpen?: (() => void) | undefined }) {
  const { type, title, description, url, readAt, createdAt } = row;
  const { icon: KindIcon, tone } = kinds[type];
  const { bg, fg } = toneColor(tone);
  const unread = readAt === null;

  return (
    <li className={css.item} data-unread={unread ? "" : undefined}>
      <span className={css.kind} style={{ backgroundColor: bg, color: fg }} aria-hidden="true">
        <KindIcon size={18} strokeWidth={1.75} />
      </span>
      <div>
        <b>
          {unread ? <VisuallyHidden>Unread: </VisuallyHidden> : null}
          {url === null ? (
            title
          ) : (
            <RouteLink href={url} onClick={onOpen}>
              {title}
            </RouteLink>
          )}
        </b>
        <p>{description}</p>
        <small>
          <Ago value={createdAt} />
        </small>
      </div>
      {unread ? (
        <span className={css.dot} aria-hidden="true">
          <UnderDot />
        </span>
      ) : null}
    </li>
  );
}
