import type { ContentStatus } from "./content-enums.ts";
import type { Machine } from "../machine.ts";

/** Review events of a lesson's content. Source: domain.md 2.13. */
export const reviewEvents = [
  "submit",
  "withdraw",
  "request-changes",
  "publish",
  "unpublish",
  "restore",
  "discard",
] as const;
export type ReviewEvent = (typeof reviewEvents)[number];

export const reviewMachine: Machine<ContentStatus, ReviewEvent> = {
  initial: "No Content",
  table: {
    "No Content": {},
    Draft: { submit: "Review", discard: "Published" },
    Review: { withdraw: "Draft", "request-changes": "Draft", publish: "Published" },
    Published: { unpublish: "Draft", restore: "Draft" },
  },
};

/** Past participle for refusals: "so it cannot be submitted". */
export const reviewVerbs: Readonly<Record<ReviewEvent, string>> = {
  submit: "submitted",
  withdraw: "withdrawn",
  "request-changes": "sent back",
  publish: "published",
  unpublish: "unpublished",
  restore: "restored",
  discard: "discarded",
};

/** Events for reviewers only; the others are also the author's. */
export const reviewersEvents: readonly ReviewEvent[] = [
  "request-changes",
  "publish",
  "unpublish",
  "restore",
  "discard",
];
