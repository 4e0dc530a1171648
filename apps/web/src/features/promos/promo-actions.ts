import { useSearchParams } from "react-router-dom";
import { scopeOf } from "@app/domain/permissions.ts";
import { promoMessages } from "@app/domain/promos/promo-messages.ts";
import { promoMachine } from "@app/domain/promos/promo-states.ts";
import { Copy, Pencil } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { offeredIn, stateIn, useEventActions } from "../../shared/records/record-events.ts";
import { useViewer } from "../../shared/session/session-context.ts";
import { roleOf } from "../../shared/text/format.ts";
import { promoEvents } from "./promo-events.ts";
import type { PromoRowFragment } from "./promo.generated.ts";
import { promoEditPath, promoKind } from "./promo.kind.ts";

/** What can be done with a promo as it stands: edit, copy, then the events of its state. */
export function usePromoActions({ id, status }: Pick<PromoRowFragment, "id" | "status">): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const onlyDrafts = scopeOf(roleOf(useViewer().role), "promos") === "drafts";
  const eventsOf = useEventActions(promoEvents);
  if (!can(promoKind.write)) return [];
  const refused = onlyDrafts && status !== "DRAFT" ? { disabledReason: promoMessages.onlyDrafts } : {};
  const edit: PageAction = {
    label: "Edit",
    icon: Pencil,
    href: promoEditPath(id),
    ...refused,
  };
  return [
    ...(status === "ARCHIVED" ? [] : [edit]),
    { label: "Copy", icon: Copy, href: withParams(params, { copy: id }) },
    ...eventsOf(id, offeredIn(promoEvents, stateIn(promoMachine, status))),
  ];
}
