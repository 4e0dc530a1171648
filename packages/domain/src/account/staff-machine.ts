import type { StaffEvent, StaffStatus } from "./staff-enums.ts";
import type { Machine } from "../machine.ts";

/**
 * invited → active ⇄ suspended; self-registered: pending → active or refused. Source: domain.md 2.12. An account
 * without a password, after admission or a suspension, gets a link to choose one, which can be sent again until it is
 * used. Suspending the account withdraws an invitation.
 */
export const staffMachine: Machine<StaffStatus, StaffEvent> = {
  initial: "invited",
  table: {
    invited: { invite: "invited", activate: "active", suspend: "suspended" },
    pending: { admit: "active", refuse: "refused" },
    active: { invite: "active", activate: "active", suspend: "suspended" },
    suspended: { reinstate: "active" },
    refused: {},
  },
};

/** Past participle for messages: "so it cannot be suspended". */
export const staffEventDone: Record<StaffEvent, string> = {
  invite: "invited again",
  activate: "activated",
  admit: "admitted",
  refuse: "refused",
  suspend: "suspended",
  reinstate: "reinstated",
};
