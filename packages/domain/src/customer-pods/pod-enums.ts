/**
 * Who pays for a pod.
 *
 * Source: domain.md 1.1.
 * @graphql PodBillingMode
 */
export const podBillingModes = [
  /** Each member's payer pays a share. */ "split",
  /** One customer pays for everybody. */ "one-payer",
] as const;
export type PodBillingMode = (typeof podBillingModes)[number];

/**
 * The state of a pod.
 * @graphql PodStatus
 */
export const podStatuses = [
  /** Being put together. */ "forming",
  /** Taking lessons. */ "active",
  /** Taking a break. */ "paused",
  /** Ended; it can be reopened. */ "closed",
] as const;
export type PodStatus = (typeof podStatuses)[number];

export const podEvents = ["activate", "pause", "resume", "close", "reopen"] as const;
export type PodEvent = (typeof podEvents)[number];
