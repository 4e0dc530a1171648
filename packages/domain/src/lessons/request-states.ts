/** How a request for lessons moves on; without zod, so that screens are light. Source: domain.md 2.1. */
import type { Machine } from "../machine.ts";
import type { RequestEvent, LessonRequestStatus } from "./lesson-enums.ts";

/** New, proposed to a tutor, accepted by the tutor, confirmed by the customer; back to new whenever somebody declines. */
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

/** What was done, as a past participle: "This request is confirmed, so it cannot be cancelled." */
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

/** States in which somebody still has to act. */
export const openRequestStatuses = ["new", "proposed", "tutor-accepted"] as const satisfies LessonRequestStatus[];

export const isOpenRequest = (status: LessonRequestStatus): boolean =>
  openRequestStatuses.some((open) => open === status);

const hour = 3_600_000;

/** For how long a tutor may think about a proposal, in hours. */
export const proposalHours = 48;
/** Within how many hours staff answer a request, and an accepted one is put to the customer. */
export const answerHours = 24;
/** After how many days without an event an open request expires. */
export const quietDays = 14;
/** For how many days a closed request can be taken up again. */
export const reopenDays = 90;

/** By when somebody has to act on a request that has come to this state now; null where nobody has to. */
export function dueAfter(status: LessonRequestStatus, now: Date): Date | null {
  if (!isOpenRequest(status)) return null;
  return new Date(now.getTime() + (status === "proposed" ? proposalHours : answerHours) * hour);
}

/** Whether a request that was closed then can still be taken up again. */
export const mayReopen = (closedAt: Date, now: Date): boolean =>
  now.getTime() - closedAt.getTime() <= reopenDays * 24 * hour;
