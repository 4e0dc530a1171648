/** Where a tutor stands and what may be done then; without zod, so that screens are light. Source: domain.md 1.1, 2.5. */
import type { Machine } from "../machine.ts";
import type { TutorEvent, TutorStatus } from "./tutor-enums.ts";

/** active ⇄ on-leave, active ⇄ paused; from all of them to left, and back from there for a while. */
export const tutorMachine: Machine<TutorStatus, TutorEvent> = {
  initial: "active",
  table: {
    active: { "take-leave": "on-leave", pause: "paused", "off-board": "left" },
    "on-leave": { return: "active", pause: "paused", "off-board": "left" },
    paused: { resume: "active", "off-board": "left" },
    left: { reinstate: "active" },
  },
  asks: ["off-board"],
};

/** What was done, as a past participle: "This tutor is left, so it cannot be paused." */
export const tutorEventDone: Record<TutorEvent, string> = {
  "take-leave": "sent on leave",
  return: "brought back from leave",
  pause: "paused",
  resume: "resumed",
  "off-board": "off-boarded",
  reinstate: "reinstated",
};

/** For how many days somebody who left can be reinstated. Source: domain.md 2.5. */
export const reinstateDays = 180;

/** Whether somebody who left then can still be reinstated. */
export const canReinstate = (leftAt: Date, now: Date): boolean =>
  now.getTime() - leftAt.getTime() <= reinstateDays * 86_400_000;

/** What only a director or a super-admin does. */
export const directorsEvents: readonly TutorEvent[] = ["off-board", "reinstate"];
