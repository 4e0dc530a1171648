/** Where a pod stands and what may be done then; without zod, so that screens are light. Source: domain.md 1.1. */
import type { PodEvent, PodStatus } from "./pod-enums.ts";
import type { Machine } from "../machine.ts";

/** forming → active ⇄ paused; closed from anywhere, and put together anew from there. */
export const podMachine: Machine<PodStatus, PodEvent> = {
  initial: "forming",
  table: {
    forming: { activate: "active", close: "closed" },
    active: { pause: "paused", close: "closed" },
    paused: { resume: "active", close: "closed" },
    closed: { reopen: "forming" },
  },
  asks: ["close"],
};

/** What was done, as a past participle: "This pod is closed, so it cannot be paused." */
export const podEventDone: Record<PodEvent, string> = {
  activate: "activated",
  pause: "paused",
  resume: "resumed",
  close: "closed",
  reopen: "reopened",
};
