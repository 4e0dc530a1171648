import type { PartnerEvent, PartnerStatus } from "@app/domain/partners/partner-enums.ts";
import { partnerMachine } from "@app/domain/partners/partner-states.ts";
import { Archive, CirclePause, CirclePlay, RotateCcw } from "@app/ui/icons.ts";
import type { EventTable } from "../../shared/records/record-events.ts";
import { partnerKind } from "./partner.kind.ts";

export const partnerEvents: EventTable<PartnerStatus, PartnerEvent> = {
  kind: partnerKind,
  machine: partnerMachine,
  state: "status",
  rows: {
    activate: { label: "Activate", icon: CirclePlay, main: true },
    suspend: { label: "Suspend", icon: CirclePause, danger: true },
    reinstate: { label: "Reinstate", icon: CirclePlay, main: true },
    end: { label: "End", icon: Archive, danger: true },
    reopen: { label: "Reopen", icon: RotateCcw },
  },
};
