import type { TutorEvent, TutorStatus } from "@app/domain/tutors/tutor-enums.ts";
import { tutorMachine } from "@app/domain/tutors/tutor-states.ts";
import { CalendarCheck, CirclePause, CirclePlay, RotateCcw, UserX } from "@app/ui/icons.ts";
import type { EventTable } from "../../shared/records/record-events.ts";
import { tutorKind } from "./tutor.kind.ts";

export const tutorEvents: EventTable<TutorStatus, TutorEvent> = {
  kind: tutorKind,
  machine: tutorMachine,
  state: "status",
  rows: {
    "take-leave": { label: "Send on leave", icon: CalendarCheck },
    return: { label: "Back from leave", icon: CirclePlay },
    pause: { label: "Pause", icon: CirclePause },
    resume: { label: "Resume", icon: CirclePlay },
    reinstate: { label: "Reinstate", icon: RotateCcw, needs: "tutorManagement:act" },
    "off-board": { label: "Off-board", icon: UserX, danger: true, needs: "tutorManagement:act" },
  },
};
