/** States of a referrer. Has no zod import, because screens load it. Source: domain.md 1.3. */
import type { Machine } from "../machine.ts";
import type { PartnerStatus } from "../partners/partner-enums.ts";
import type { ReferrerEvent, ReferrerStatus } from "./referral-enums.ts";

/** active ⇄ paused; either may be closed, and is active again once reopened. */
export const referrerMachine: Machine<ReferrerStatus, ReferrerEvent> = {
  initial: "active",
  table: {
    active: { pause: "paused", close: "closed" },
    paused: { resume: "active", close: "closed" },
    closed: { reopen: "active" },
  },
};

/** Past participle for messages: "This referrer is closed, so it cannot be paused." */
export const referrerEventDone: Readonly<Record<ReferrerEvent, string>> = {
  pause: "paused",
  resume: "resumed",
  close: "closed",
  reopen: "reopened",
};

/** Of a customer who is archived. */
export const archivedWord = "not in use any more";

/** Why nobody new can come with a code in a state of its holder, in a sentence; null where they can. */
export const statusWords: Readonly<Record<ReferrerStatus | PartnerStatus, string | null>> = {
  prospect: null,
  active: null,
  paused: "paused",
  closed: "closed",
  suspended: "suspended",
  ended: archivedWord,
};
