import { cannotInvite, partnerUserMachine } from "@app/domain/partners/partner-user-states.ts";
import { partnerStatuses } from "@app/domain/partners/partner-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { Pencil } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { offeredIn, stateIn, useEventActions } from "../../../shared/records/record-events.ts";
import { partnerUserEvents } from "./user-events.ts";
import type { PartnerUserRowFragment } from "./user.generated.ts";
import { partnerUserEditPath, partnerUserKind } from "./user.kind.ts";

type Standing = Pick<PartnerUserRowFragment, "id" | "status" | "partner">;

/** What can be done with a partner's user as they stand. One who is deactivated stays as they are. */
export function useUserActions({ id, status, partner }: Standing): readonly PageAction[] {
  const can = useCan();
  const eventsOf = useEventActions(partnerUserEvents);
  if (!can(partnerUserKind.write) || status === "DEACTIVATED") return [];
  const edit: PageAction = { label: "Edit", icon: Pencil, href: partnerUserEditPath(id) };
  const problem = cannotInvite(partnerStatuses.find((known) => toEnumName(known) === partner?.status));
  const events = eventsOf(id, offeredIn(partnerUserEvents, stateIn(partnerUserMachine, status)));
  const { invite } = partnerUserEvents.rows;
  return [
    edit,
    ...events.map((event) => (problem && event.label === invite.label ? { ...event, disabledReason: problem } : event)),
  ];
}
