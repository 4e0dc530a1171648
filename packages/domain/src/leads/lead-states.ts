/** How a lead moves on; without zod, so that screens are light. Source: domain.md 2.11. */
import { nextState, type Machine } from "../machine.ts";
import type { LeadEvent, LeadStage } from "./lead-enums.ts";

/**
 * Forwards, stages may be skipped; lost from every stage that is open, and back from there to contacted. Who has become a
 * customer is a lead no longer.
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

/** What was done, as a past participle: "This lead is converted, so it cannot be marked as lost." */
export const leadEventDone: Record<LeadEvent, string> = {
  contact: "marked as contacted",
  "book-trial": "marked as booked for a trial",
  "complete-trial": "marked as having had a trial",
  convert: "converted",
  lose: "marked as lost",
  reopen: "reopened",
};

/** Stages in which somebody may still become a customer. */
export const openStages = ["new", "contacted", "trial-booked", "trial-completed"] as const satisfies LeadStage[];

export const isOpenLead = (stage: LeadStage): boolean => openStages.some((open) => open === stage);

/** Whether an event leads there from somewhere: then a lead that is there needs nothing more. */
export const isReached = (stage: LeadStage, event: LeadEvent): boolean =>
  (Object.keys(leadMachine.table) as LeadStage[]).some((from) => nextState(leadMachine, from, event) === stage);

/** For how long somebody who asked may wait for a first word, in minutes. */
export const firstContactMinutes = 120;

/** Whether an open lead needs its owner: nobody has contacted them for two hours, or nothing is to be done next. */
export const needsAttention = (
  { stage, createdAt, nextActionOn }: { stage: LeadStage; createdAt: Date; nextActionOn: string | null },
  now: Date,
): boolean =>
  stage === "new"
    ? now.getTime() - createdAt.getTime() >= firstContactMinutes * 60_000
    : isOpenLead(stage) && nextActionOn === null;
