/** A customer's states and staff events. Has no zod import, because screens load it. Source: domain.md 1.1. */
import type { CustomerEvent, CustomerStatus, DependentEvent, DependentStatus } from "../people/people-enums.ts";
import { eventBack, type Machine } from "../machine.ts";

/**
 * active ⇄ paused; any can be blocked. Unblocking returns to the previous state, which only the record knows; here that
 * is "active".
 */
export const customerMachine: Machine<CustomerStatus, CustomerEvent> = {
  initial: "lead",
  table: {
    lead: { block: "blocked" },
    active: { pause: "paused", block: "blocked" },
    paused: { resume: "active", block: "blocked" },
    churned: { block: "blocked" },
    blocked: { unblock: "active" },
  },
  asks: ["block"],
};

/** `eventBack` for customers: from wherever someone was blocked, unblocking leads back. */
export const customerEventBack = (before: CustomerStatus, after: CustomerStatus): CustomerEvent | null =>
  after === "blocked" ? "unblock" : eventBack(customerMachine, before, after);

/** A customer's status after a first payment, or a first lesson that was no trial: a lead becomes active. */
export const statusOnceBegun = (status: CustomerStatus): CustomerStatus => (status === "lead" ? "active" : status);

/** After how many days without a lesson, and with none to come, an active customer has left. Source: domain.md 4.5. */
export const churnDays = 45;

/** An active customer without lessons has churned; one who has some again is active. */
export function statusByLessons(status: CustomerStatus, hasLessons: boolean): CustomerStatus {
  if (status === "active" && !hasLessons) return "churned";
  return status === "churned" && hasLessons ? "active" : status;
}

/** Past participle for messages: "This customer is blocked, so it cannot be paused." */
export const customerEventDone: Record<CustomerEvent, string> = {
  pause: "paused",
  resume: "resumed",
  block: "blocked",
  unblock: "unblocked",
};

/** active ⇄ archived. */
export const dependentMachine: Machine<DependentStatus, DependentEvent> = {
  initial: "active",
  table: { active: { archive: "archived" }, archived: { restore: "active" } },
};

export const dependentEventDone: Record<DependentEvent, string> = { archive: "archived", restore: "restored" };
