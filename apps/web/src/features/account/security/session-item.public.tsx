import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { onFirstClick } from "@app/ui/feedback/first-click.ts";
import { Monitor } from "@app/ui/icons.ts";
import { below, color } from "@app/ui/theme/color.ts";
import { UnderDot } from "@app/ui/value/under-dot.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { Ago, When } from "@app/ui/value/when.tsx";
import { deviceName } from "./device-name.ts";
import type { SessionRowFragment } from "./security.generated.ts";

const Item = styled.li({
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "10px 0",
  borderTop: `1px solid ${color.line}`,
  "& > svg": { flexShrink: 0, color: color.textSecondary },
  "& > div": { flex: 1, minWidth: 0 },
  "& p": { overflowWrap: "anywhere" },
  "& p + p": { fontSize: "0.84375rem", lineHeight: 18 / 13.5, color: color.textSecondary },
  [below.phone]: { "& button": { height: 40 } },
});

const Here = styled.span({ display: "inline-flex", alignItems: "center", gap: 6, marginLeft: 8, fontWeight: 600 });

/** One device: what, from where, since when. */
export function SessionItem({
  session,
  busy,
  onEnd,
}: {
  session: SessionRowFragment;
  busy: boolean;
  /** Null where it may not be ended. */
  onEnd: (() => void) | null;
}) {
  const { userAgent, ip, isCurrent, lastUsedAt, createdAt } = session;
  const name = deviceName(userAgent);

  return (
    <Item>
      <Monitor size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <p>
          {name}
          {isCurrent ? (
            <Here>
              <UnderDot /> This device
            </Here>
          ) : null}
        </p>
        <p>
          {ip === null ? "" : `${ip} · `}used <Ago value={lastUsedAt} /> · signed in <When value={createdAt} />
        </p>
      </div>
      {isCurrent || onEnd === null ? null : (
        <Button size="small" aria-busy={busy || undefined} onClick={onFirstClick(onEnd)}>
          End<VisuallyHidden> session of {name}</VisuallyHidden>
        </Button>
      )}
    </Item>
  );
}
