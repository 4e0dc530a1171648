/** States of app feedback. Has no zod import, because screens load it. Source: domain.md 2.14. */
import type { Machine } from "../machine.ts";
import type { AppFeedbackEvent, AppFeedbackStatus } from "./app-feedback-enums.ts";

/** new → triaged → planned → fixed; nothing needs a plan to end as fixed, as it is, or as said before. */
export const appFeedbackMachine: Machine<AppFeedbackStatus, AppFeedbackEvent> = {
  initial: "new",
  table: {
    new: { triage: "triaged", "wont-fix": "wont-fix", "mark-duplicate": "duplicate" },
    triaged: { plan: "planned", fix: "fixed", "wont-fix": "wont-fix", "mark-duplicate": "duplicate" },
    planned: { fix: "fixed", "wont-fix": "wont-fix", "mark-duplicate": "duplicate" },
    fixed: { reopen: "triaged" },
    "wont-fix": { reopen: "triaged" },
    duplicate: { reopen: "triaged" },
  },
  asks: ["mark-duplicate"],
};

/** Past participle for messages: "This app feedback is new, so it cannot be planned." */
export const appFeedbackDone: Record<AppFeedbackEvent, string> = {
  triage: "triaged",
  plan: "planned",
  fix: "marked as fixed",
  "wont-fix": "left as it is",
  "mark-duplicate": "marked as a duplicate",
  reopen: "reopened",
};

/** As refusals name a status. */
export const appFeedbackStates: Readonly<Record<AppFeedbackStatus, string>> = {
  new: "new",
  triaged: "triaged",
  planned: "planned",
  fixed: "fixed",
  "wont-fix": "not to be fixed",
  duplicate: "a duplicate",
};

/** The states in which something may still be done about it. */
export const openAppFeedbackStatuses: readonly AppFeedbackStatus[] = ["new", "triaged", "planned"];
