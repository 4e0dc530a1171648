import { useSearchParams } from "react-router-dom";
import { bannerMessages } from "@app/domain/banners/banner-messages.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import { promoMachine } from "@app/domain/promos/promo-states.ts";
import { Copy, Pencil } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { offeredIn, stateIn, useEventActions } from "../../shared/records/record-events.ts";
import { useViewer } from "../../shared/session/session-context.ts";
import { roleOf } from "../../shared/text/format.ts";
import { bannerEvents } from "./banner-events.ts";
import type { BannerRowFragment } from "./banner.generated.ts";
import { bannerEditPath, bannerKind } from "./banner.kind.ts";

/** What can be done with a banner as it stands: edit, copy, then the events of its state. */
export function useBannerActions({ id, status }: Pick<BannerRowFragment, "id" | "status">): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const onlyDrafts = scopeOf(roleOf(useViewer().role), "promos") === "drafts";
  const eventsOf = useEventActions(bannerEvents);
  if (!can(bannerKind.write)) return [];
  const refused = onlyDrafts && status !== "DRAFT" ? { disabledReason: bannerMessages.onlyDrafts } : {};
  const edit: PageAction = { label: "Edit", icon: Pencil, href: bannerEditPath(id), ...refused };
  return [
    ...(status === "ARCHIVED" ? [] : [edit]),
    { label: "Copy", icon: Copy, href: withParams(params, { copy: id }) },
    ...eventsOf(id, offeredIn(bannerEvents, stateIn(promoMachine, status))),
  ];
}
