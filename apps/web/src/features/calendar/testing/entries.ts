import type { CalendarBetweenQuery, CalendarEntryFragment } from "../calendar.generated.ts";

/** A lesson of Tuesday at 18:00 in London, as calendars read it. */
export const anEntry = (over: Partial<CalendarEntryFragment> = {}): CalendarEntryFragment => ({
  __typename: "CalendarEntry",
  id: "b".repeat(24),
  version: 3,
  title: "Tobi Eze",
  number: "L-000007-03",
  hold: false,
  subject: "Igbo",
  startAt: "2026-12-01T18:00:00.000Z",
  endAt: "2026-12-01T18:45:00.000Z",
  anchorTimeZone: "Europe/London",
  lessonStatus: "BOOKED",
  sessionStatus: null,
  tutorIds: ["7".repeat(24)],
  customerId: "c".repeat(24),
  groupLessonId: null,
  ...over,
});

type Contents = NonNullable<CalendarBetweenQuery["calendar"]>;

/** What a calendar reads, with one tutor in Lagos and one customer in London. */
export const contents = (over: Partial<Contents> = {}): Contents => ({
  __typename: "Calendar",
  total: 1,
  entries: [anEntry()],
  tutors: [
    {
      __typename: "CalendarTutor",
      id: "7".repeat(24),
      name: "Adaeze Obi",
      timeZone: "Africa/Lagos",
      subjects: ["Igbo"],
      maxHoursPerWeek: 20,
    },
  ],
  customers: [{ __typename: "CalendarPerson", id: "c".repeat(24), name: "Ngozi Eze", timeZone: "Europe/London" }],
  away: [],
  ...over,
});
