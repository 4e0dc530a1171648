import styled from "@emotion/styled";
import { BookOpen, MessageSquare, ReceiptText, type Icon } from "@app/ui/icons.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { color } from "@app/ui/theme/color.ts";
import { UnderDot } from "@app/ui/value/under-dot.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { Ago } from "@app/ui/value/when.tsx";
import type { NotificationRowFragment } from "./notifications.generated.ts";

const Item = styled.li({
  position: "relative",
  display: "flex",
  gap: 12,
  padding: "10px 16px",
  borderTop: `1px solid ${color.line}`,
  "&:first-of-type": { borderTop: 0 },
  "& > svg": { flexShrink: 0, marginTop: 1, color: color.textSecondary },
  "& > div": { flex: 1, minWidth: 0 },
  "& b": { fontWeight: 400 },
  "&[data-unread] b": { fontWeight: 600 },
  "& a": { color: "inherit", textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  "&:has(a):hover": { backgroundColor: color.hover },
  "& p": { overflowWrap: "anywhere", color: color.textSecondary },
  "& small": { fontSize: "0.84375rem", lineHeight: 18 / 13.5, color: color.textSecondary },
});

const Dot = styled(UnderDot)({ marginTop: 7 });

const icons: Record<NotificationRowFragment["type"], Icon> = {
  ORDER_PLACED: ReceiptText,
  NEW_MESSAGE: MessageSquare,
  ITEM_SHIPPED: BookOpen,
};

/** One notification; unread ones carry the under-dot and a heavier title. */
export function NotificationItem({ row, onOpen }: { row: NotificationRowFragment; onOpen?: (() => void) | undefined }) {
  const { type, title, description, url, readAt, createdAt } = row;
  const TypeIcon = icons[type];
  const unread = readAt === null;

  return (
    <Item data-unread={unread ? "" : undefined}>
      <TypeIcon size={18} strokeWidth={1.75} aria-hidden />
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
      {unread ? <Dot aria-hidden /> : null}
    </Item>
  );
}
