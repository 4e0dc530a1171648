/** Conflicts of planned lessons, whoever asks. Source: domain.md 5.4. */
import { hasCheckExpired } from "../tutors/background-check.ts";
import type { TutorStatus } from "../tutors/tutor-enums.ts";
import { localDay, wallClockOf } from "../time.ts";
import { minutesOf, type WeeklyHours } from "../tutors/availability.ts";
import type { ConflictLevel, ConflictRule } from "./lesson-enums.ts";
import { placeOf, timeInWords } from "./lesson-mail-words.ts";
import { lessonMessages } from "./lesson-messages.ts";
import { lessonDay, lessonTime } from "./lesson-words.ts";
import { firstFit, mergedHours, minutesIn, type Interval } from "./match-times.ts";

export interface Conflict {
  rule: ConflictRule;
  level: ConflictLevel;
  text: string;
  /** The lesson concerned; null for all of them. */
  at: Date | null;
}

interface TutorFacts {
  name: string;
  status: TutorStatus;
  timeZone: string;
  hours: readonly WeeklyHours[];
  minGapMinutes: number;
  minNoticeHours: number;
  maxHoursPerWeek: number | null;
  /** Other lessons, held ones included. */
  lessons: readonly Interval[];
  away: readonly Interval[];
  /** The last valid day of the latest background check; null if there is none. */
  checkedUntil: string | null;
}

interface LearnerFacts {
  name: string;
  timeZone: string;
  isMinor: boolean;
  isArchived?: boolean;
  /** Who pays, if they are blocked. */
  blockedPayer?: string | null;
  lessons: readonly Interval[];
}

export interface Planned {
  tutor: TutorFacts;
  learners: readonly LearnerFacts[];
  /** The planned lessons, in order. */
  lessons: readonly Interval[];
  /** The zone of whoever reads it. */
  timeZone: string;
  now: Date;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Half-open: back-to-back lessons do not clash. */
const clash = (one: Interval, other: Interval) => one.start < other.end && other.start < one.end;
const clashOf = (others: readonly Interval[], lesson: Interval) => others.find((other) => clash(other, lesson));

/**
 * Who is busy when, by the clock of whoever reads it, and by their own where that differs:
 * "Ada already has a lesson Mon 30 Nov 16:30–17:30 (London), 10:30–11:30 in Chicago."
 */
export function busyInWords(name: string, { start, end }: Interval, timeZone: string, theirZone: string): string {
  const by = (zone: string) => ({
    day: lessonDay(start, zone),
    time: `${timeInWords(start, zone)}–${timeInWords(end, zone)}`,
  });
  const [here, there] = [by(timeZone), by(theirZone)];
  const own = `${here.day} ${here.time}`;
  if (own === `${there.day} ${there.time}`) return lessonMessages.alreadyBusy(name, own);
  const other = here.day === there.day ? there.time : `${there.day} ${there.time}`;
  return lessonMessages.alreadyBusy(name, `${own} (${placeOf(timeZone)}), ${other} in ${placeOf(theirZone)}`);
}

function hardOnes({ tutor, learners, lessons, timeZone, now }: Planned): Conflict[] {
  const found: Conflict[] = [];
  if (tutor.status === "paused" || tutor.status === "left")
    found.push({ rule: "not-taking", level: "hard", text: lessonMessages.notTaking(tutor.name), at: null });
  const notTaught = new Set(
    learners.flatMap(({ name, isArchived, blockedPayer }) => [
      ...(isArchived ? [lessonMessages.learnerArchived(name)] : []),
      ...(blockedPayer ? [lessonMessages.payerBlocked(blockedPayer)] : []),
    ]),
  );
  for (const text of notTaught) found.push({ rule: "not-taught", level: "hard", text, at: null });
  for (const [n, lesson] of lessons.entries()) {
    const at = lesson.start;
    // Lessons of the plan may not overlap each other either.
    const busy = clashOf(tutor.lessons, lesson) ?? clashOf(lessons.slice(0, n), lesson);
    if (busy)
      found.push({
        rule: "tutor-busy",
        level: "hard",
        text: busyInWords(tutor.name, busy, timeZone, tutor.timeZone),
        at,
      });
    for (const learner of learners) {
      const taken = clashOf(learner.lessons, lesson);
      if (!taken) continue;
      const text = busyInWords(learner.name, taken, timeZone, learner.timeZone);
      found.push({ rule: "learner-busy", level: "hard", text, at });
    }
    const away = clashOf(tutor.away, lesson);
    if (away) {
      const text = lessonMessages.away(tutor.name, lessonDay(away.end, timeZone));
      found.push({ rule: "tutor-away", level: "director", text, at });
    }
  }
  const { checkedUntil } = tutor;
  const expires = lessons.find(({ start }) => hasCheckExpired(tutor, start));
  if (checkedUntil !== null && expires && learners.some(({ isMinor }) => isMinor)) {
    const expired = `${lessonDay(new Date(`${checkedUntil}T12:00:00Z`), "UTC")} ${checkedUntil.slice(0, 4)}`;
    const isOver = checkedUntil < now.toISOString().slice(0, 10);
    const text = isOver
      ? lessonMessages.checkExpired(tutor.name, expired)
      : lessonMessages.checkExpires(tutor.name, expired);
    found.push({ rule: "background-check", level: "hard", text, at: expires.start });
  }
  return found;
}

/** Minutes to the tutor's next or previous lesson, if fewer than they need. */
function gapOf({ lessons, minGapMinutes }: TutorFacts, { start, end }: Interval): number | null {
  const gaps = lessons.map((other) =>
    other.start >= end ? other.start.getTime() - end.getTime() : start.getTime() - other.end.getTime(),
  );
  const least = Math.min(...gaps.filter((gap) => gap >= 0));
  return least < minGapMinutes * minute ? Math.round(least / minute) : null;
}

/** Hours of lessons in the tutor's week around a lesson, planned ones included. */
function hoursAround({ tutor, lessons }: Planned, { start }: Interval): number {
  const { timeZone } = tutor;
  const { weekday } = wallClockOf(start, timeZone);
  const monday = localDay(new Date(start.getTime() - (weekday - 1) * day), timeZone).start;
  // Half a day later, so that clock changes do not matter.
  const next = localDay(new Date(monday.getTime() + 7.5 * day), timeZone).start;
  const within = [...tutor.lessons, ...lessons].filter((one) => one.start >= monday && one.start < next);
  return Math.ceil(within.reduce((sum, one) => sum + one.end.getTime() - one.start.getTime(), 0) / hour);
}

const isOutside = ({ tutor }: Planned, { start, end }: Interval) => {
  const [there] = minutesIn([{ time: 0, week: 0, start, end }], tutor.timeZone);
  return there !== undefined && firstFit(there, mergedHours(tutor.hours), there.to - there.from) === null;
};

/** Between 22:00 and 06:00. */
const isNight = (time: string) => minutesOf(time) >= 22 * 60 || minutesOf(time) < 6 * 60;

function softOnes(planned: Planned): Conflict[] {
  const { tutor, learners, lessons, now } = planned;
  const found: Conflict[] = [];
  const soft = (rule: ConflictRule, text: string, at: Date | null) => found.push({ rule, level: "soft", text, at });
  if (tutor.hours.length === 0) soft("hours-not-set", lessonMessages.hoursNotSet, null);
  for (const lesson of lessons) {
    const at = lesson.start;
    if (tutor.hours.length > 0 && isOutside(planned, lesson))
      soft("outside-hours", lessonMessages.outsideHours(tutor.name), at);
    const gap = gapOf(tutor, lesson);
    if (gap !== null) soft("gap", lessonMessages.gap(gap, tutor.name), at);
    const most = tutor.maxHoursPerWeek;
    const hours = most === null ? 0 : hoursAround(planned, lesson);
    if (most !== null && hours > most) soft("weekly-hours", lessonMessages.overHours(tutor.name, hours, most), at);
    if (at.getTime() - now.getTime() < tutor.minNoticeHours * hour)
      soft("notice", lessonMessages.notice(tutor.name, tutor.minNoticeHours), at);
    for (const { isMinor, name, timeZone } of learners) {
      const time = lessonTime(at, timeZone);
      if (isMinor && isNight(time)) soft("night", lessonMessages.night(time, name), at);
    }
  }
  return found;
}

/** All conflicts, blocking ones first; each lesson's separately. */
export const conflictsOf = (planned: Planned): Conflict[] => [...hardOnes(planned), ...softOnes(planned)];

/** One conflict per rule and text, whatever the number of lessons. */
export function notifiedOnce(conflicts: readonly Conflict[]): (Conflict & { count: number })[] {
  const groups = new Map<string, Conflict & { count: number }>();
  for (const conflict of conflicts) {
    const key = `${conflict.rule} ${conflict.text}`;
    const known = groups.get(key);
    if (known) known.count += 1;
    else groups.set(key, { ...conflict, count: 1 });
  }
  return [...groups.values()];
}
