import type { BookedLessonStatus, LessonReason } from "@app/domain/lessons/course-enums.ts";
import type { Occurrence } from "@app/domain/time.ts";
import type { BookedRow } from "../features/lessons/lessons.public.ts";
import type { Seed } from "./random.ts";

const [hour, day] = [3_600_000, 24 * 3_600_000];

/** Why, and how much has to be written about it. */
const reasons: readonly LessonReason[] = ["sick", "travel", "school-or-work", "power-or-internet", "changed-mind"];
const covered = [
  "Greetings in the morning and in the evening, and how to answer an elder.",
  "Numbers to fifty, with a game of shopping at the market.",
  "Reading a short text aloud; tone marks on the second reading.",
  "Family words, and who is called what on the mother's side.",
  "Talking about the week that was: past tense of ten verbs.",
];

/** With how much notice lessons are moved. */
export const moveNoticeHours = 40;

const disputedAt = (at: Date) => ({
  byKind: "customer" as const,
  byId: "system",
  at: at.toISOString(),
  reason: "The lesson began twenty minutes late, and was not made longer.",
});

/** The customer asked for another time; nobody has proposed one. */
const askedAt = (at: Date, start: Date, reason: LessonReason): BookedRow["reschedule"] => ({
  status: "pending-time",
  byKind: "customer",
  byId: "system",
  at: at.toISOString(),
  reason,
  note: null,
  noticeMinutes: Math.floor((start.getTime() - at.getTime()) / 60_000),
  inTime: false,
  proposals: [],
  expiresAt: new Date(at.getTime() + 7 * day).toISOString(),
  warnedAt: null,
});

/** The customer moved it, 40 hours before. */
export const movedAt = (at: Date): BookedRow["move"] => ({
  byKind: "customer",
  byId: "system",
  at: at.toISOString(),
  reason: "travel",
  note: null,
  noticeMinutes: moveNoticeHours * 60,
  inTime: true,
});

/** How a lesson in that state got there: when, and what the columns say of it. */
export function lifeOf({ chance, now }: Seed, status: BookedLessonStatus, { start, end }: Occurrence) {
  const before = (hours: number) => new Date(Math.min(start.getTime() - hours * hour, now.getTime() - hour));
  const after = new Date(end.getTime() + chance.whole(5, 90) * 60_000);
  const attended = (learnerAttended: boolean, tutorAttended: boolean) => ({
    learnerAttended,
    tutorAttended,
    actualMinutes: null,
    shortBecause: null,
    source: "tutor" as const,
    recordedById: "system",
    at: after.toISOString(),
  });
  switch (status) {
    case "completed":
    case "disputed":
      return {
        since: after,
        dispute: status === "disputed" ? disputedAt(after) : null,
        outcome: attended(true, true),
        report: { covered: chance.pick(covered), homework: null, nextSteps: null },
      };
    case "student-no-show":
      return { since: after, outcome: attended(false, true) };
    case "tutor-no-show":
      return { since: after, outcome: attended(true, false) };
    case "cancelled": {
      const at = before(chance.pick([2, 5, 20, 30, 60, 100]));
      const noticeMinutes = Math.round((start.getTime() - at.getTime()) / 60_000);
      const byKind = chance.weighted([
        ["customer" as const, 7],
        ["tutor" as const, 2],
        ["staff" as const, 1],
      ]);
      return {
        since: at,
        cancellation: {
          byKind,
          byId: "system",
          at: at.toISOString(),
          noticeMinutes,
          reason: chance.pick(reasons),
          note: null,
          late: noticeMinutes < 24 * 60,
          waived: false,
        },
      };
    }
    case "reschedule-pending": {
      const at = new Date(now.getTime() - chance.whole(2, 40) * hour);
      return { since: at, reschedule: askedAt(at, start, chance.pick(reasons)) };
    }
    default:
      return { since: status === "in-progress" ? start : end };
  }
}
