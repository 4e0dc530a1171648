/** Whose timelines there are, and who may read which of their entries. */
import type { Permission } from "../permissions.ts";
import type { TimelineKind } from "./timeline-enums.ts";

/** A learner is a dependent; customers who learn themselves are customers. */
export const timelineOwners = ["customer", "learner", "lead", "tutor"] as const;
export type TimelineOwner = (typeof timelineOwners)[number];

/** What of them stands on their timeline. */
export const kindsOnTimeline = {
  customer: [
    "note",
    "message",
    "task",
    "request",
    "course",
    "lesson",
    "place",
    "feedback",
    "rating",
    "prepayment",
    "ongoing-invoice",
    "payment",
  ],
  learner: ["request", "course", "lesson", "place", "feedback", "rating"],
  lead: ["message", "task", "stage", "request"],
  tutor: ["note", "message", "course", "lesson", "feedback", "rating"],
} as const satisfies Record<TimelineOwner, readonly TimelineKind[]>;

/** The permission for a timeline as a whole. */
export const timelineReaders = {
  customer: "customers:read",
  learner: "customers:read",
  lead: "customers:read",
  tutor: "tutors:read",
} as const satisfies Record<TimelineOwner, Permission>;

/** The permission for an entry, beside that for the timeline: that of the record it is about. */
export const timelineNeeds: Partial<Record<TimelineKind, Permission>> = {
  task: "tasks:read",
  request: "lessons:read",
  course: "lessons:read",
  lesson: "lessons:read",
  place: "lessons:read",
  rating: "lessons:read",
  prepayment: "invoices:read",
  "ongoing-invoice": "invoices:read",
  payment: "invoices:read",
};
