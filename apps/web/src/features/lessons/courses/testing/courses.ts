import type { ConfirmedLessonRecordFragment } from "../course-record.generated.ts";

/** A course of a customer's child, as the portal reads it. */
export const aCourse = (over: Partial<ConfirmedLessonRecordFragment> = {}): ConfirmedLessonRecordFragment => ({
  __typename: "ConfirmedLesson",
  ...{ id: "e".repeat(24), name: "L-000007", version: 3, status: "ACTIVE", subject: "Igbo", kind: "REGULAR" },
  ...{ anchorTimeZone: "Europe/London", clashDates: [], skipDates: [], startOn: "2026-10-06", endOn: null },
  slots: [{ __typename: "CourseSlot", weekday: 2, start: "18:00", durationMinutes: 45 }],
  ...{ lessonCount: null, priceAmount: 2250, priceCurrency: "GBP", billing: "ONGOING", earlierPrices: [] },
  ...{ meetingProvider: null, meetingUrl: null, meetingPasscode: null, pausedFrom: null, pausedUntil: null },
  ...{ scheduleFrom: null, generatedUntil: "2027-01-18", handover: null, endedReason: null, request: null },
  ...{ nextLessonAt: "2026-12-01T18:00:00.000Z", createdAt: "2026-09-29T10:00:00.000Z" },
  ...{ statusSince: "2026-09-29T10:00:00.000Z", region: null },
  policySnapshot: {
    ...{ __typename: "PolicyCopy", windowHours: 24, lateCancelPercent: 100, noShowPercent: 100, graceMinutes: 15 },
  },
  customer: { __typename: "Customer", id: "c".repeat(24), name: "Ngozi Eze" },
  learner: { __typename: "Learner", id: "d".repeat(24), name: "Tobi Eze" },
  pod: null,
  tutor: { __typename: "Tutor", id: "7".repeat(24), name: "Adaeze Obi", timeZone: "Africa/Lagos" },
  ...over,
});
