/** A tutor's states and events. Has no zod import, because screens load it. Source: domain.md 1.1, 2.5. */
import type { Machine } from "../machine.ts";
import type { TutorEvent, TutorStatus } from "./tutor-enums.ts";

/** active ⇄ on-leave, active ⇄ paused; any can go to left, and return from there for a while. */
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

/** Past participle for messages: "This tutor is left, so it cannot be paused." */
export const tutorEventDone: Record<TutorEvent, string> = {
  "take-leave": "sent on leave",
  return: "brought back from leave",
  pause: "paused",
  resume: "resumed",
  "off-board": "off-boarded",
  reinstate: "reinstated",
};

/** For how many days a tutor who left can be reinstated. Source: domain.md 2.5. */
export const reinstateDays = 180;

/** Whether a tutor who left at this time can still be reinstated. */
export const canReinstate = (leftAt: Date, now: Date): boolean =>
  now.getTime() - leftAt.getTime() <= reinstateDays * 86_400_000;

/** Events for directors and super-admins only. */
export const directorsEvents: readonly TutorEvent[] = ["off-board", "reinstate"];
