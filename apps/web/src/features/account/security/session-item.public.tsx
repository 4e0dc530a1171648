import { onFirstClick } from "@app/ui/feedback/first-click.ts";
import { Monitor } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { UnderDot } from "@app/ui/value/under-dot.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { Ago, When } from "@app/ui/value/when.tsx";
import { deviceName } from "./device-name.ts";
import type { SessionRowFragment } from "./security.generated.ts";
import css from "./session-item.public.module.css";

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
    <li className={css.item}>
      <Monitor size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <p>
          {name}
          {isCurrent ? (
            <span className={css.here}>
              <UnderDot /> This device
            </span>
          ) : null}
        </p>
        <p>
          {ip === null ? "" : `${ip} · `}used <Ago value={lastUsedAt} /> · signed in <When value={createdAt} />
        </p>
      </div>
      {isCurrent || onEnd === null ? null : (
        <Button size="small" pending={busy} onClick={onFirstClick(onEnd)}>
          End<VisuallyHidden> session of {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
