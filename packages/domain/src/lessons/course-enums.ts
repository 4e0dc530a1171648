/** Where a confirmed course of lessons stands. Source: domain.md 2.2. */
export const confirmedLessonStatuses = ["awaiting-payment", "active", "paused", "ended", "cancelled"] as const;
export type ConfirmedLessonStatus = (typeof confirmedLessonStatuses)[number];

/** What happens to a course. The changes leave it as it is, and its lessons to come do not. */
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

/** Where one dated lesson stands. Source: domain.md 2.3. */
export const bookedLessonStatuses = [
  "booked",
  "in-progress",
  "awaiting-confirmation",
  "completed",
  "student-no-show",
  "tutor-no-show",
  "cancelled",
  "reschedule-pending",
  "rescheduled",
  "disputed",
] as const;
export type BookedLessonStatus = (typeof bookedLessonStatuses)[number];

/** What happens to a dated lesson. Settling a dispute is none of them: it leads to whichever end was decided. */
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
] as const;
export type BookedEvent = (typeof bookedEvents)[number];

/** Where a lesson is held. Source: domain.md 1.2. */
export const meetingProviders = ["zoom", "meet", "teams", "in-app", "other"] as const;
export type MeetingProvider = (typeof meetingProviders)[number];

/** Who did something to a lesson. Source: domain.md 1.2. */
export const lessonActors = ["staff", "tutor", "customer", "system", "gateway"] as const;
export type LessonActor = (typeof lessonActors)[number];

/** What a lesson's activity log tells of. Source: domain.md 1.2. */
export const lessonLogEvents = [
  "created",
  "tutor-proposed",
  "accepted",
  "declined",
  "confirmed",
  "paid",
  "reminder-sent",
  "joined",
  "left",
  "started",
  "completed",
  "no-show",
  "cancelled",
  "reschedule-requested",
  "rescheduled",
  "fee-applied",
  "fee-waived",
  "credit-used",
  "credit-returned",
  "pay-accrued",
  "rated",
  "report-added",
  "meeting-link-changed",
  "tutor-changed",
  "dispute-opened",
  "dispute-settled",
  "note",
] as const;
export type LessonLogEvent = (typeof lessonLogEvents)[number];

/** Where an entry of the activity log comes from. */
export const lessonLogSources = ["web", "app", "api", "job", "gateway"] as const;
export type LessonLogSource = (typeof lessonLogSources)[number];

/** Who calls a lesson off, moves it or objects. Source: domain.md 1.2. */
export const lessonParties = ["customer", "tutor", "staff", "system"] as const;
export type LessonParty = (typeof lessonParties)[number];

/** Why a lesson is cancelled or moved. Source: domain.md 1.2. */
export const lessonReasons = [
  "sick",
  "emergency",
  "travel",
  "school-or-work",
  "clock-change",
  "power-or-internet",
  "double-booked",
  "tutor-unavailable",
  "payment",
  "changed-mind",
  "public-holiday",
  "other",
] as const;
export type LessonReason = (typeof lessonReasons)[number];

/** Who says how a lesson went. Source: domain.md 1.2. */
export const outcomeSources = ["tutor", "customer", "staff", "meeting-log", "auto"] as const;
export type OutcomeSource = (typeof outcomeSources)[number];

/** Whether what a lesson comes to has reached the books. */
export const settlementStates = ["unposted", "posted"] as const;

/** What a change of the clocks does to the time of a lesson: it does not exist that day, or comes twice. Source: domain.md 5.3. */
export const clockChanges = ["gap", "overlap"] as const;
export type ClockChange = (typeof clockChanges)[number];

/** Where the search for another time of a lesson stands. Source: domain.md 2.4. */
export const rescheduleStatuses = ["pending-time", "proposed", "agreed", "expired"] as const;
export type RescheduleStatus = (typeof rescheduleStatuses)[number];

/** How the other side answered a time. */
export const rescheduleAnswers = ["agreed", "declined"] as const;
export type RescheduleAnswer = (typeof rescheduleAnswers)[number];

/** What a disputed lesson may count as in the end. */
export const disputeEnds = [
  "completed",
  "student-no-show",
  "tutor-no-show",
  "cancelled",
] as const satisfies readonly BookedLessonStatus[];

/** What many lessons may be said to have come to at once. */
export const bulkOutcomes = [
  "completed",
  "student-no-show",
  "tutor-no-show",
] as const satisfies readonly BookedLessonStatus[];
