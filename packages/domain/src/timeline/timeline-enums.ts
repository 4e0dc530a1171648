import type { Labels } from "../labels.ts";

/**
 * What an entry on somebody's timeline is.
 * @graphql TimelineKind
 */
export const timelineKinds = [
  /** A note for colleagues, or an entry of a tutor's journal. */ "note",
  /** An email, or what was said another way. */ "message",
  /** A task about them. */ "task",
  /** A stage that a lead has reached. */ "stage",
  /** A request for lessons. */ "request",
  /** A confirmed lesson: a course with a tutor. */ "course",
  /** A lesson that was given, missed or cancelled. */ "lesson",
  /** A place in a session of a group lesson. */ "place",
  /** What they said, or what was said about them. */ "feedback",
  /** How a lesson was rated. */ "rating",
  /** A prepayment invoice that was sent. */ "prepayment",
  /** An ongoing invoice that was sent. */ "ongoing-invoice",
  /** A payment that came in. */ "payment",
] as const;
export type TimelineKind = (typeof timelineKinds)[number];
export const timelineKindLabels: Labels<TimelineKind> = {
  note: "Notes",
  message: "Messages and calls",
  task: "Tasks",
  stage: "Stages",
  request: "Requests",
  course: "Courses",
  lesson: "Lessons",
  place: "Group lessons",
  feedback: "Feedback",
  rating: "Ratings",
  prepayment: "Prepayment invoices",
  "ongoing-invoice": "Ongoing invoices",
  payment: "Payments",
};
