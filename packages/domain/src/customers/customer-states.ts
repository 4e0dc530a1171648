/** Where a customer stands and what staff may do then; without zod, so that screens are light. Source: domain.md 1.1. */
import type { CustomerEvent, CustomerStatus, DependentEvent, DependentStatus } from "../people/people-enums.ts";
import { eventBack, type Machine } from "../machine.ts";

/**
 * active ⇄ paused; blocked from anywhere. Who is unblocked goes back to where they stood before, which only the record
 * knows: here that is "active".
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

/** The same of a customer as `eventBack`: wherever somebody was blocked, unblocking leads back there. */
export const customerEventBack = (before: CustomerStatus, after: CustomerStatus): CustomerEvent | null =>
  after === "blocked" ? "unblock" : eventBack(customerMachine, before, after);

/** Where a customer stands once a lesson of theirs was held: a lead has become active. */
export const statusOnceTaught = (status: CustomerStatus): CustomerStatus => (status === "lead" ? "active" : status);

/** What was done, as a past participle: "This customer is blocked, so it cannot be paused." */
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
