/** States of partners and of their agreements. Has no zod import, because screens load it. Source: domain.md 2.17. */
import { daysLater } from "../dates/days-later.ts";
import type { Machine } from "../machine.ts";
import type { AgreementState, PartnerEvent, PartnerStatus } from "./partner-enums.ts";

/** prospect → active ⇄ suspended; any of them may end, and one that ended begins again as a prospect. */
export const partnerMachine: Machine<PartnerStatus, PartnerEvent> = {
  initial: "prospect",
  table: {
    prospect: { activate: "active", end: "ended" },
    active: { suspend: "suspended", end: "ended" },
    suspended: { reinstate: "active", end: "ended" },
    ended: { reopen: "prospect" },
  },
  asks: ["activate", "suspend", "end"],
};

/** Past participle for messages: "This partner is ended, so it cannot be suspended." */
export const partnerEventDone: Readonly<Record<PartnerEvent, string>> = {
  activate: "activated",
  suspend: "suspended",
  reinstate: "reinstated",
  end: "ended",
  reopen: "reopened",
};

/** How many days before an agreement ends somebody is reminded of it. */
export const agreementSteps = [60, 30, 7] as const;

/** An agreement is said to be ending for so many days. */
export const [endingDays] = agreementSteps;

/** Days of an agreement; null for those that are not set. */
export interface AgreementDays {
  agreementStartsOn: string | null;
  agreementEndsOn: string | null;
}

/** How an agreement stands on a day. Its last day still counts. */
export function agreementStateOn({ agreementStartsOn, agreementEndsOn }: AgreementDays, today: string): AgreementState {
  if (agreementStartsOn === null) return "none";
  if (agreementEndsOn !== null && agreementEndsOn < today) return "ended";
  if (agreementStartsOn > today) return "upcoming";
  return agreementEndsOn !== null && agreementEndsOn <= daysLater(today, endingDays) ? "ending" : "running";
}

/** Whether an agreement is in force: without one, activating a partner takes a reason. */
export const isInForce = (state: AgreementState): boolean => state === "running" || state === "ending";
