import type { TutorRecordFragment } from "../tutor.generated.ts";

/** A tutor in Lagos who teaches Igbo in the evenings, unless changed. */
export const aTutor = (changes: Partial<TutorRecordFragment> = {}): TutorRecordFragment => ({
  __typename: "Tutor",
  ...{ id: "000000000000000000000001", name: "Ngọzị Okafọ", firstName: "Ngọzị", lastName: "Okafọ" },
  ...{ tutorNumber: "T-0007", status: "ACTIVE", timeZone: "Africa/Lagos", maxHoursPerWeek: 20, version: 3 },
  subjects: [
    {
      __typename: "TaughtSubject",
      ...{ subject: "Igbo", levels: ["BEGINNER"], ageGroups: ["FROM_5", "ADULT"], nativeSpeaker: true },
      dialects: ["Ọnịcha", "Owerri"],
    },
  ],
  region: { __typename: "Region", id: "00000000000000000000b001", code: "NG", name: "Nigeria" },
  figures: {
    ...{ __typename: "TutorFigures", nextLesson: null, minutesThisWeek: 750, rating: 4.6, ratingCount: 23 },
    ...{ accepted: 4, declined: 1, noShows: 0 },
  },
  ...{ documentsDue: 1, documentsExpired: 0, awayUntil: null, onboardedAt: "2025-03-01T09:00:00.000Z" },
  ...{ email: "ngozi@example.org", secondaryEmail: null, phoneNumber: "+2348031234567", gender: null },
  ...{ dateOfBirth: null, country: "NG", marketingConsent: false, headline: null, bio: null, introVideoUrl: null },
  ...{ languages: ["Igbo"], tags: [], qualifications: [], minGapMinutes: 10, minNoticeHours: 12, acceptsTrial: true },
  hours: [
    { __typename: "WeeklyHours", weekday: 1, start: "15:00", end: "19:00" },
    { __typename: "WeeklyHours", weekday: 7, start: "00:00", end: "02:00" },
  ],
  ...{ journalCount: 5, feedbackCount: 2 },
  ...{ leftAt: null, leftReason: null, updatedAt: "2026-01-06T09:00:00.000Z" },
  ...changes,
});
