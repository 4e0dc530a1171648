import type { SpeakerEvent, SpeakerStatus } from "@app/domain/speakers/speaker-enums.ts";
import { speakerMachine } from "@app/domain/speakers/speaker-states.ts";
import { RotateCcw, UserX } from "@app/ui/icons.ts";
import type { EventTable } from "../../shared/records/record-events.ts";
import { speakerKind } from "./speaker.kind.ts";

export const speakerEvents: EventTable<SpeakerStatus, SpeakerEvent> = {
  kind: speakerKind,
  machine: speakerMachine,
  state: "status",
  rows: {
    withdraw: { label: "Withdraw consent", icon: UserX, danger: true },
    reinstate: { label: "Reinstate", icon: RotateCcw },
  },
};
