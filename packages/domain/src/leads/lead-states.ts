/** States of a lead. Has no zod import, because screens load it. Source: domain.md 2.11. */
import { nextState, type Machine } from "../machine.ts";
import type { LeadEvent, LeadStage } from "./lead-enums.ts";

/**
 * Stages may be skipped forwards. Any open stage can go to lost; a lost lead reopens as contacted; converted is final.
 */
export const leadMachine: Machine<LeadStage, LeadEvent> = {
  initial: "new",
  table: {
    new: {
      contact: "contacted",
      "book-trial": "trial-booked",
      "complete-trial": "trial-completed",
      convert: "converted",
      lose: "lost",
    },
    contacted: {
      "book-trial": "trial-booked",
      "complete-trial": "trial-completed",
      convert: "converted",
      lose: "lost",
    },
    "trial-booked": { "complete-trial": "trial-completed", convert: "converted", lose: "lost" },
    "trial-completed": { convert: "converted", lose: "lost" },
    converted: {},
    lost: { reopen: "contacted" },
  },
  asks: ["book-trial", "complete-trial", "convert", "lose"],
};

/** Past participle for messages: "This lead is converted, so it cannot be marked as lost." */
export const leadEventDone: Record<LeadEvent, string> = {
  contact: "marked as contacted",
  "book-trial": "marked as booked for a trial",
  "complete-trial": "marked as having had a trial",
  convert: "converted",
  lose: "marked as lost",
  reopen: "reopened",
};

/** Stages of a lead that may still become a customer. */
export const openStages = ["new", "contacted", "trial-booked", "trial-completed"] as const satisfies LeadStage[];

export const isOpenLead = (stage: LeadStage): boolean => openStages.some((open) => open === stage);

/** Whether a stage is the result of an event, so that a lead in it needs nothing more. */
export const isReached = (stage: LeadStage, event: LeadEvent): boolean =>
  (Object.keys(leadMachine.table) as LeadStage[]).some((from) => nextState(leadMachine, from, event) === stage);

/** How long a new lead may wait for first contact, in minutes. */
export const firstContactMinutes = 120;

/** Whether an open lead needs its owner: no contact within two hours, or no next action. */
export const needsAttention = (
  { stage, createdAt, nextActionOn }: { stage: LeadStage; createdAt: Date; nextActionOn: string | null },
  now: Date,
): boolean =>
  stage === "new"
    ? now.getTime() - createdAt.getTime() >= firstContactMinutes * 60_000
    : isOpenLead(stage) && nextActionOn === null;
