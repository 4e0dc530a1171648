/** A pod's states and events. Has no zod import, because screens load it. Source: domain.md 1.1. */
import type { PodEvent, PodStatus } from "./pod-enums.ts";
import type { Machine } from "../machine.ts";

/** forming → active ⇄ paused; any can be closed, and a closed pod reopens as forming. */
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

/** Past participle for messages: "This pod is closed, so it cannot be paused." */
export const podEventDone: Record<PodEvent, string> = {
  activate: "activated",
  pause: "paused",
  resume: "resumed",
  close: "closed",
  reopen: "reopened",
};
