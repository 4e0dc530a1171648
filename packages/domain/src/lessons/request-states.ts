/** States of a request for lessons. Has no zod import, because screens load it. Source: domain.md 2.1. */
import type { Machine } from "../machine.ts";
import type { RequestEvent, LessonRequestStatus } from "./lesson-enums.ts";

/** New, proposed to a tutor, accepted by the tutor, confirmed by the customer; new again whenever someone declines. */
export const requestMachine: Machine<LessonRequestStatus, RequestEvent> = {
  initial: "new",
  table: {
    new: { propose: "proposed", cancel: "cancelled", expire: "expired" },
    proposed: {
      "tutor-accept": "tutor-accepted",
      "tutor-decline": "new",
      withdraw: "new",
      cancel: "cancelled",
      expire: "expired",
    },
    "tutor-accepted": {
      confirm: "confirmed",
      "customer-decline": "new",
      withdraw: "new",
      cancel: "cancelled",
      expire: "expired",
    },
    confirmed: {},
    cancelled: { reopen: "new" },
    expired: { reopen: "new" },
  },
};

/** Past participle for messages: "This request is confirmed, so it cannot be cancelled." */
export const requestEventDone: Record<RequestEvent, string> = {
  propose: "proposed to a tutor",
  "tutor-accept": "accepted",
  "tutor-decline": "declined by the tutor",
  confirm: "confirmed",
  "customer-decline": "declined by the customer",
  withdraw: "withdrawn from the tutor",
  cancel: "cancelled",
  expire: "expired",
  reopen: "reopened",
};

/** States in which someone still has to act. */
export const openRequestStatuses = ["new", "proposed", "tutor-accepted"] as const satisfies LessonRequestStatus[];

export const isOpenRequest = (status: LessonRequestStatus): boolean =>
  openRequestStatuses.some((open) => open === status);

const hour = 3_600_000;

/** How long a tutor may consider a proposal, in hours, unless the setting says otherwise. */
export const proposalHours = 48;
/** Within how many hours staff must answer a request, and pass an accepted one to the customer. */
export const answerHours = 24;
/** After how many days without an event an open request expires. */
export const quietDays = 14;
/** For how many days a closed request can be reopened. */
export const reopenDays = 90;

/** When someone must act on a request that has just entered this state; null if nobody must. */
export function dueAfter(status: LessonRequestStatus, now: Date): Date | null {
  if (!isOpenRequest(status)) return null;
  return new Date(now.getTime() + (status === "proposed" ? proposalHours : answerHours) * hour);
}

/** Whether a request closed at this time can still be reopened. */
export const mayReopen = (closedAt: Date, now: Date): boolean =>
  now.getTime() - closedAt.getTime() <= reopenDays * 24 * hour;
