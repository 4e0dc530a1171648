import type { PartnerUserEvent, PartnerUserStatus } from "@app/domain/partners/partner-user-enums.ts";
import { partnerUserMachine } from "@app/domain/partners/partner-user-states.ts";
import { CirclePause, CirclePlay, Mail, UserX } from "@app/ui/icons.ts";
import type { EventTable } from "../../../shared/records/record-events.ts";
import { partnerUserKind } from "./user.kind.ts";

type Offered = Exclude<PartnerUserEvent, "accept">;

export const partnerUserEvents: EventTable<PartnerUserStatus, PartnerUserEvent, Offered> = {
  kind: partnerUserKind,
  machine: partnerUserMachine,
  state: "status",
  rows: {
    invite: { label: "Invite again", icon: Mail },
    suspend: { label: "Suspend", icon: CirclePause, danger: true },
    reinstate: { label: "Reinstate", icon: CirclePlay },
    deactivate: { label: "Deactivate", icon: UserX, danger: true },
  },
};
