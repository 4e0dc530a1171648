import { RowTitle } from "@app/ui/list/row-title.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { useBannerActions } from "../banner-actions.ts";
import { audienceWord, stoppedBy } from "../banner-labels.ts";
import type { BannerRowFragment } from "../banner.generated.ts";
import { bannerPath } from "../banner.kind.ts";
import { BannerThumb } from "../list/banner-thumb.tsx";
import css from "./banner-order.module.css";

interface OrderRowProps {
  banner: BannerRowFragment;
  position: number;
  moves: readonly PageAction[];
  /** The first that can be shown. */
  isShown: boolean;
}

/** A banner among those of its placement. */
export function OrderRow({ banner, position, moves, isShown }: OrderRowProps) {
  const { id, title, audience, priority } = banner;
  const actions = useBannerActions(banner);
  const waits = stoppedBy(banner);
  return (
    <div className={css.row}>
      <span aria-hidden>{position}</span>
      <BannerThumb banner={banner} />
      <div>
        <RowTitle href={bannerPath(id)}>{title}</RowTitle>
        <small>
          Priority {priority} · {audienceWord(audience)}
          {isShown ? " · shown first" : ""}
        </small>
      </div>
      <StatusChip status={waits ? "waiting" : banner.standing} {...(waits && { word: waits })} />
      <MoreMenu actions={[...moves, ...actions]} label={`Actions for ${title}`} size="small" />
    </div>
  );
}
