import type { StaffEvent, StaffStatus } from "./staff-enums.ts";
import type { Machine } from "../machine.ts";

/**
 * invited → active ⇄ suspended; registered by oneself: pending → active or refused. Source: domain.md 2.12.
 * Whoever comes in without a password, by admission or after a suspension, is sent a link to choose one; until they have,
 * the link can be sent again. An invitation is withdrawn by suspending the account.
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

/** What was done, as a text about it ends: "so it cannot be suspended". */
export const staffEventDone: Record<StaffEvent, string> = {
  invite: "invited again",
  activate: "activated",
  admit: "admitted",
  refuse: "refused",
  suspend: "suspended",
  reinstate: "reinstated",
};
