import type { BookedLessonRecordFragment } from "../booked-record.generated.ts";

/** A lesson of a customer's child, as the portal reads it. */
export const aLesson = (over: Partial<BookedLessonRecordFragment> = {}): BookedLessonRecordFragment => ({
  __typename: "BookedLesson",
  ...{ id: "b".repeat(24), name: "L-000007-03", version: 3, status: "BOOKED", hold: false },
  ...{ startAt: "2026-12-01T18:00:00.000Z", endAt: "2026-12-01T18:45:00.000Z", anchorTimeZone: "Europe/London" },
  ...{ localDate: "2026-12-01", localTime: "18:00" },
  ...{ subject: "Igbo", kind: "REGULAR", statusSince: "2026-11-20T10:00:00.000Z" },
  customer: { __typename: "Customer", id: "c".repeat(24), name: "Ngozi Eze" },
  learner: { __typename: "Learner", id: "d".repeat(24), name: "Tobi Eze" },
  pod: null,
  tutor: { __typename: "Tutor", id: "7".repeat(24), name: "Adaeze Obi", timeZone: "Africa/Lagos" },
  course: { __typename: "ConfirmedLesson", id: "k".repeat(24), confirmedNumber: "L-000007" },
  ...{ meetingUrl: null, reschedule: null, dispute: null, settlement: null },
  ...{ cancellation: null, outcome: null, report: null, rescheduledFromId: null, rescheduledToId: null },
  ...over,
});
