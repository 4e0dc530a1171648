import type { PodEvent, PodStatus } from "@app/domain/customer-pods/pod-enums.ts";
import { podMachine } from "@app/domain/customer-pods/pod-states.ts";
import { Archive, CirclePause, CirclePlay, RotateCcw } from "@app/ui/icons.ts";
import type { EventTable } from "../../shared/records/record-events.ts";
import { podKind } from "./pod.kind.ts";

export const podEvents: EventTable<PodStatus, PodEvent> = {
  kind: podKind,
  machine: podMachine,
  state: "status",
  rows: {
    activate: { label: "Activate", icon: CirclePlay, main: true },
    pause: { label: "Pause", icon: CirclePause },
    resume: { label: "Resume", icon: CirclePlay },
    close: { label: "Close", icon: Archive, danger: true },
    reopen: { label: "Reopen", icon: RotateCcw },
  },
};
