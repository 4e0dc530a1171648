import { partnerUserMachine } from "@app/domain/partners/partner-user-states.ts";
import { Pencil } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { offeredIn, stateIn, useEventActions } from "../../../shared/records/record-events.ts";
import { partnerUserEvents } from "./user-events.ts";
import type { PartnerUserRowFragment } from "./user.generated.ts";
import { partnerUserEditPath, partnerUserKind } from "./user.kind.ts";

/** What can be done with a partner's user as they stand. One who is deactivated stays as they are. */
export function useUserActions({ id, status }: Pick<PartnerUserRowFragment, "id" | "status">): readonly PageAction[] {
  const can = useCan();
  const eventsOf = useEventActions(partnerUserEvents);
  if (!can(partnerUserKind.write) || status === "DEACTIVATED") return [];
  const edit: PageAction = { label: "Edit", icon: Pencil, href: partnerUserEditPath(id) };
  return [edit, ...eventsOf(id, offeredIn(partnerUserEvents, stateIn(partnerUserMachine, status)))];
}
