import styled from "@emotion/styled";
import { BookOpen, MessageSquare, ReceiptText, type Icon } from "@app/ui/icons.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { color, toneColor } from "@app/ui/theme/color.ts";
import type { StatusTone } from "@app/ui/theme/tokens.ts";
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
  "& > div": { flex: 1, minWidth: 0 },
  "& b": { fontWeight: 400 },
  "&[data-unread] b": { fontWeight: 600 },
  "& a": { color: "inherit", textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  "&:has(a):hover": { backgroundColor: color.hover },
  "& p": { overflowWrap: "anywhere", color: color.textSecondary },
  "& small": { fontSize: "0.84375rem", lineHeight: 18 / 13.5, color: color.textSecondary },
});

const Dot = styled(UnderDot)({ marginTop: 7 });

const Kind = styled.span({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: 32,
  height: 32,
  flexShrink: 0,
  borderRadius: "50%",
});

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
    <Item data-unread={unread ? "" : undefined}>
      <Kind style={{ backgroundColor: bg, color: fg }} aria-hidden="true">
        <KindIcon size={18} strokeWidth={1.75} />
      </Kind>
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
