import type { LessonRequestRecordFragment } from "../request.generated.ts";

/** A request of a customer's child, as the portal reads it. */
export const aRequest = (over: Partial<LessonRequestRecordFragment> = {}): LessonRequestRecordFragment => ({
  __typename: "LessonRequest",
  ...{ id: "a".repeat(24), name: "R-000063", status: "NEW", version: 2 },
  customer: {
    ...{ __typename: "Customer", id: "c".repeat(24), name: "Ngozi Eze", currency: "GBP", timeZone: "Europe/London" },
  },
  lead: null,
  learner: {
    ...{ __typename: "Learner", id: "d".repeat(24), name: "Tobi Eze", kind: "DEPENDENT", ageGroup: "FROM_5" },
    timeZone: "Europe/London",
  },
  pod: null,
  ...{ subject: "Igbo", kind: "REGULAR", level: "BEGINNER", goals: "To greet her grandmother" },
  ...{ durationMinutes: 45, lessonsPerWeek: 1 },
  preferredTimes: [
    { __typename: "PreferredTime", weekday: 2, start: "18:00", end: "19:00", timeZone: "Europe/London" },
  ],
  ...{ startOn: null, preferredTutors: [], tutorGender: null, dialect: null },
  region: { __typename: "Region", id: "r".repeat(24), code: "UK", name: "United Kingdom" },
  owner: null,
  regionIsStaffed: true,
  ...{ dueAt: "2099-11-23T10:00:00.000Z", statusSince: "2026-11-22T10:00:00.000Z", closedReason: null },
  ...{ confirmedLesson: null, proposedTutor: null, proposals: [] },
  ...{ createdAt: "2026-11-22T10:00:00.000Z", updatedAt: "2026-11-22T10:00:00.000Z" },
  ...over,
});
