import { partnerMachine } from "@app/domain/partners/partner-states.ts";
import { Pencil } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { offeredIn, stateIn, useEventActions } from "../../shared/records/record-events.ts";
import { partnerEvents } from "./partner-events.ts";
import type { PartnerRowFragment } from "./partner.generated.ts";
import { partnerEditPath, partnerKind } from "./partner.kind.ts";

/** What can be done with a partner as it stands: edit, then the events of its state. */
export function usePartnerActions({ id, status }: Pick<PartnerRowFragment, "id" | "status">): readonly PageAction[] {
  const can = useCan();
  const eventsOf = useEventActions(partnerEvents);
  if (!can(partnerKind.write)) return [];
  const edit: PageAction = { label: "Edit", icon: Pencil, href: partnerEditPath(id) };
  return [edit, ...eventsOf(id, offeredIn(partnerEvents, stateIn(partnerMachine, status)))];
}
