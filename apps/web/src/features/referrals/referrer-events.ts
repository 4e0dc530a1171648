import type { ReferrerEvent, ReferrerStatus } from "@app/domain/referrals/referral-enums.ts";
import { referrerMachine } from "@app/domain/referrals/referrer-states.ts";
import { Archive, CirclePause, CirclePlay, RotateCcw } from "@app/ui/icons.ts";
import type { EventTable } from "../../shared/records/record-events.ts";
import { teacherReferrerKind } from "./referrer.kind.ts";

export const referrerEvents: EventTable<ReferrerStatus, ReferrerEvent> = {
  kind: teacherReferrerKind,
  machine: referrerMachine,
  state: "status",
  rows: {
    pause: { label: "Pause", icon: CirclePause },
    resume: { label: "Resume", icon: CirclePlay, main: true },
    close: { label: "Close", icon: Archive, danger: true },
    reopen: { label: "Reopen", icon: RotateCcw },
  },
};
