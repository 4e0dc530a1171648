import type { Labels } from "../labels.ts";

/**
 * Where a confirmed course of lessons stands.
 *
 * Source: domain.md 2.2.
 * @graphql ConfirmedLessonStatus
 */
export const confirmedLessonStatuses = [
  /** Its lessons are held until it is paid for. */ "awaiting-payment",
  /** Lessons are given. */ "active",
  /** No lessons for a while. */ "paused",
  /** It is over, or was ended. */ "ended",
  /** It was called off before it was paid for. */ "cancelled",
] as const;
export type ConfirmedLessonStatus = (typeof confirmedLessonStatuses)[number];

/** Events of a course. The changes leave its state as it is, but not its future lessons. */
export const courseEvents = [
  "pay",
  "lift-hold",
  "hold-expires",
  "pause",
  "resume",
  "change-schedule",
  "change-tutor",
  "change-price",
  "keep-times",
  "end",
  "cancel",
] as const;
export type CourseEvent = (typeof courseEvents)[number];

/**
 * Where a dated lesson stands.
 *
 * Source: domain.md 2.3.
 * @graphql BookedLessonStatus
 */
export const bookedLessonStatuses = [
  /** It is to come. */ "booked",
  /** It is going on. */ "in-progress",
  /** Its time is over; nobody has said how it went. */ "awaiting-confirmation",
  /** It was given. */ "completed",
  /** The learner did not come. */ "student-no-show",
  /** The tutor did not come. */ "tutor-no-show",
  /** It was called off. */ "cancelled",
  /** A new time is looked for. */ "reschedule-pending",
  /** It was moved to another time. */ "rescheduled",
  /** Someone objects to how it was settled. */ "disputed",
] as const;
export type BookedLessonStatus = (typeof bookedLessonStatuses)[number];
export const bookedLessonStatusLabels: Labels<BookedLessonStatus> = {
  "student-no-show": "Student no-show",
  "tutor-no-show": "Tutor no-show",
};

/** Events of a booked lesson. Settling a dispute is not one: it leads to whichever outcome was decided. */
export const bookedEvents = [
  "start",
  "lapse",
  "complete",
  "student-no-show",
  "tutor-no-show",
  "auto-confirm",
  "cancel",
  "request-reschedule",
  "agree-reschedule",
  "reschedule-now",
  "expire-reschedule",
  "dispute",
  "reverse",
  "restore",
  "undo",
] as const;
export type BookedEvent = (typeof bookedEvents)[number];

/**
 * Where lessons are held.
 *
 * Source: domain.md 1.2.
 * @graphql MeetingProvider
 */
export const meetingProviders = [
  /** Zoom. */ "zoom",
  /** Google Meet. */ "meet",
  /** Microsoft Teams. */ "teams",
  /** In the app. */ "in-app",
  /** Elsewhere. */ "other",
] as const;
export type MeetingProvider = (typeof meetingProviders)[number];
export const meetingProviderLabels: Labels<MeetingProvider> = {
  meet: "Google Meet",
  teams: "Microsoft Teams",
  "in-app": "In the app",
};

/**
 * Who did something to a lesson.
 *
 * Source: domain.md 1.2.
 * @graphql LessonActor
 */
export const lessonActors = [
  /** A colleague. */ "staff",
  /** The tutor. */ "tutor",
  /** The customer. */ "customer",
  /** The system. */ "system",
  /** A payment service. */ "gateway",
] as const;
export type LessonActor = (typeof lessonActors)[number];

/**
 * What happened to a lesson.
 *
 * Source: domain.md 1.2.
 * @graphql LessonLogEvent
 */
export const lessonLogEvents = [
  /** It was booked. */ "created",
  /** It was proposed to a tutor. */ "tutor-proposed",
  /** It was accepted. */ "accepted",
  /** It was declined. */ "declined",
  /** It was confirmed. */ "confirmed",
  /** It was paid for. */ "paid",
  /** Someone was reminded of it. */ "reminder-sent",
  /** Someone joined. */ "joined",
  /** Someone left. */ "left",
  /** It began. */ "started",
  /** It was given. */ "completed",
  /** Someone did not come. */ "no-show",
  /** It was called off. */ "cancelled",
  /** Someone asked for another time. */ "reschedule-requested",
  /** It was moved. */ "rescheduled",
  /** It was charged. */ "fee-applied",
  /** A charge was forgiven. */ "fee-waived",
  /** Credit was used for it. */ "credit-used",
  /** Credit was given back. */ "credit-returned",
  /** The tutor is to be paid for it. */ "pay-accrued",
  /** Someone rated it. */ "rated",
  /** The tutor wrote about it. */ "report-added",
  /** It is held elsewhere. */ "meeting-link-changed",
  /** Another tutor gives it. */ "tutor-changed",
  /** Someone objected. */ "dispute-opened",
  /** An objection was decided. */ "dispute-settled",
  /** Someone wrote something down. */ "note",
] as const;
export type LessonLogEvent = (typeof lessonLogEvents)[number];
export const lessonLogEventLabels: Labels<LessonLogEvent> = { "no-show": "No-show" };

/**
 * Where an entry about a lesson comes from.
 * @graphql LessonLogSource
 */
export const lessonLogSources = [
  /** The staff portal. */ "web",
  /** The app. */ "app",
  /** A call from outside. */ "api",
  /** A job. */ "job",
  /** A payment service. */ "gateway",
] as const;
export type LessonLogSource = (typeof lessonLogSources)[number];

/**
 * Who calls a lesson off, moves it or objects.
 *
 * Source: domain.md 1.2.
 * @graphql LessonParty
 */
export const lessonParties = [
  /** The customer. */ "customer",
  /** The tutor. */ "tutor",
  /** A colleague. */ "staff",
  /** The system. */ "system",
] as const;
export type LessonParty = (typeof lessonParties)[number];

/**
 * Why a lesson is cancelled or moved.
 *
 * Source: domain.md 1.2.
 * @graphql LessonReason
 */
export const lessonReasons = [
  /** Someone is ill. */ "sick",
  /** An emergency. */ "emergency",
  /** Someone is travelling. */ "travel",
  /** School or work. */ "school-or-work",
  /** The clocks have changed. */ "clock-change",
  /** Power or internet failed. */ "power-or-internet",
  /** Two lessons at the same time. */ "double-booked",
  /** The tutor cannot. */ "tutor-unavailable",
  /** It was not paid for. */ "payment",
  /** Someone changed their mind. */ "changed-mind",
  /** A public holiday. */ "public-holiday",
  /** Something else, which the note says. */ "other",
] as const;
export type LessonReason = (typeof lessonReasons)[number];
export const lessonReasonLabels: Labels<LessonReason> = { "double-booked": "Double-booked" };

/**
 * Who says how a lesson went.
 *
 * Source: domain.md 1.2.
 * @graphql OutcomeSource
 */
export const outcomeSources = [
  /** The tutor. */ "tutor",
  /** The customer. */ "customer",
  /** A colleague. */ "staff",
  /** The log of the meeting. */ "meeting-log",
  /** Nobody objected in time. */ "auto",
] as const;
export type OutcomeSource = (typeof outcomeSources)[number];

/**
 * Why a lesson was shorter than agreed.
 *
 * Source: domain.md 1.2, 5.6.
 * @graphql ShortReason
 */
export const shortReasons = [
  /** The tutor began late or ended early. */ "tutor",
  /** Power or internet failed. */ "outage",
  /** Both agreed to end early. */ "agreed",
] as const;
export type ShortReason = (typeof shortReasons)[number];
export const shortReasonLabels: Labels<ShortReason> = {
  tutor: "The tutor began late or ended early",
  outage: "Power or internet failed",
  agreed: "Both agreed to end early",
};

/**
 * Whether what a lesson came to is in the books.
 *
 * Source: domain.md 5.6.
 * @graphql SettlementState
 */
export const settlementStates = [
  /** Not yet. */ "unposted",
  /** Credit is used and the rest is to be billed. */ "posted",
  /** The lesson was before the books began, so it has no entry. */ "before-books",
] as const;
export type SettlementState = (typeof settlementStates)[number];

/**
 * What a change of the clocks does to the time of a lesson.
 *
 * Source: domain.md 5.3.
 * @graphql ClockChange
 */
export const clockChanges = [
  /** It does not exist on that day. */ "gap",
  /** It comes twice on that day. */ "overlap",
] as const;
export type ClockChange = (typeof clockChanges)[number];

/**
 * Where the search for another time of a lesson stands.
 *
 * Source: domain.md 2.4.
 * @graphql RescheduleStatus
 */
export const rescheduleStatuses = [
  /** Somebody is to propose a time. */ "pending-time",
  /** A time is proposed, and the other side is to answer. */ "proposed",
  /** The lesson was moved. */ "agreed",
  /** No time was agreed within a week. */ "expired",
] as const;
export type RescheduleStatus = (typeof rescheduleStatuses)[number];

/**
 * How the other side answered a proposed time.
 * @graphql RescheduleAnswer
 */
export const rescheduleAnswers = [/** They accepted it. */ "agreed", /** They declined it. */ "declined"] as const;
export type RescheduleAnswer = (typeof rescheduleAnswers)[number];

/** Possible final outcomes of a disputed lesson. */
export const disputeEnds = [
  "completed",
  "student-no-show",
  "tutor-no-show",
  "cancelled",
] as const satisfies readonly BookedLessonStatus[];

/** Outcomes that can be set for many lessons at once. */
export const bulkOutcomes = [
  "completed",
  "student-no-show",
  "tutor-no-show",
] as const satisfies readonly BookedLessonStatus[];
