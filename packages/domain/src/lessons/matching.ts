/** Which tutors fit a request, how well, and why in words. Source: domain.md 3.4. */
import type { AgeGroup, Gender, LearnerLevel, TutorStatus } from "../enums.ts";
import type { WeeklyHours } from "../tutors/availability.ts";
import type { LessonKind, MatchReason } from "./lesson-enums.ts";
import { askedStretches, firstFit, mergedHours, minutesIn, type AskedStretch } from "./match-times.ts";
import type { PreferredTime } from "./preferred-times.ts";
import type { Subject } from "./subjects.ts";

export interface Interval {
  start: Date;
  end: Date;
}

/** What of a tutor counts. */
export interface Matchable {
  id: string;
  status: TutorStatus;
  gender: Gender | null;
  timeZone: string;
  subjects: readonly {
    subject: Subject;
    levels: readonly LearnerLevel[];
    ageGroups: readonly AgeGroup[];
    nativeSpeaker: boolean;
    dialects: readonly string[];
  }[];
  hours: readonly WeeklyHours[];
  acceptsTrial: boolean;
  maxHoursPerWeek: number | null;
  /** How many minutes of lessons they have in a usual week. */
  taughtMinutes: number;
  /** How many lessons they have given to whoever learns. */
  earlierLessons: number;
  /** The mean of what is said of their lessons, in tenths of a star, and of how many ratings; null where there is none. */
  rating: { tenths: number; count: number } | null;
  /** When they cannot: lessons, time off, days on which they are not free. */
  busy: readonly Interval[];
}

/** What of a request counts. */
export interface Asked {
  subject: Subject;
  level: LearnerLevel | null;
  kind: LessonKind;
  ageGroup: AgeGroup | null;
  dialect: string | null;
  tutorGender: Gender | null;
  durationMinutes: number;
  preferredTimes: readonly PreferredTime[];
  preferredTutorIds: readonly string[];
  startOn: string | null;
}

/** One thing that speaks for a tutor, or against them. */
export interface Reason {
  reason: MatchReason;
  speaksFor: boolean;
  /** Numbers and words that the sentence about it needs. */
  count?: number;
  of?: number;
  at?: Date;
}

export interface Match {
  tutorId: string;
  /** The higher, the better; only compared, never shown. */
  score: number;
  reasons: Reason[];
  /** The first lesson at each preferred time at which they are free in some week, in order. */
  firstSlots: (Interval & { time: number })[];
  /** Whether they are free at any of the times. */
  isFree: boolean;
}

const dayMs = 86_400_000;
const lessonMs = (minutes: number) => minutes * 60_000;
const clashes = (busy: readonly Interval[], { start, end }: Interval) =>
  busy.some((one) => one.start < end && start < one.end);

/** Merged once, however many requests a tutor is compared for. */
const merged = new WeakMap<Matchable, ReturnType<typeof mergedHours>>();
function hoursOf(tutor: Matchable): ReturnType<typeof mergedHours> {
  const known = merged.get(tutor) ?? mergedHours(tutor.hours);
  merged.set(tutor, known);
  return known;
}

interface Times {
  free: number;
  /** The first week in which a time at which they are free at first no longer lies in their hours. */
  shiftsAt: Date | null;
  firstSlots: Match["firstSlots"];
}

/** At which of the preferred times a tutor is free, and whether that stays so over the weeks to come. */
function freeTimes(asked: Asked, stretches: readonly AskedStretch[], tutor: Matchable, inZone: ZoneMinutes): Times {
  const hours = hoursOf(tutor);
  const minutes = inZone(tutor.timeZone);
  const firstSlots: Match["firstSlots"] = [];
  let shiftsAt: Date | null = null;
  asked.preferredTimes.forEach((_, time) => {
    let isFree = false;
    stretches.forEach((stretch, at) => {
      const there = minutes[at];
      if (stretch.time !== time || !there) return;
      const fit = firstFit(there, hours, asked.durationMinutes);
      if (fit === null) {
        if (isFree && (shiftsAt === null || stretch.start < shiftsAt)) shiftsAt = stretch.start;
        return;
      }
      const start = new Date(stretch.start.getTime() + lessonMs(fit));
      const lesson = { start, end: new Date(start.getTime() + lessonMs(asked.durationMinutes)) };
      if (isFree || clashes(tutor.busy, lesson)) return;
      isFree = true;
      firstSlots.push({ time, ...lesson });
    });
  });
  return {
    free: firstSlots.length,
    shiftsAt,
    firstSlots: firstSlots.toSorted((a, b) => a.start.getTime() - b.start.getTime()),
  };
}

type ZoneMinutes = (timeZone: string) => ReturnType<typeof minutesIn>;

const worth: Partial<Record<MatchReason, number>> = {
  "subject-and-level": 30,
  preferred: 25,
  dialect: 12,
  "native-speaker": 6,
  "age-group": 6,
  "all-times": 40,
  "some-times": 20,
  "earlier-lessons": 18,
  rating: 8,
};

/** What still counts a little, or against, where it does not speak for somebody. */
const pointsAgainst: Partial<Record<MatchReason, number>> = {
  "subject-only": 15,
  "hours-not-set": 8,
  shifts: -8,
  away: -30,
  load: -20,
  "age-group": -6,
  rating: -8,
};

/** Of so many ratings on a mean says something, and from so many tenths of a star on it speaks for somebody. */
const [ratingsNeeded, goodTenths] = [3, 40];

/** What speaks for and against a tutor who teaches the subject. */
function reasonsOf(asked: Asked, tutor: Matchable, taught: Matchable["subjects"][number], times: Times, now: Date) {
  const reasons: Reason[] = [];
  const say = (reason: MatchReason, speaksFor: boolean, more: Omit<Reason, "reason" | "speaksFor"> = {}) =>
    reasons.push({ reason, speaksFor, ...more });
  const suits = asked.level === null || taught.levels.length === 0 || taught.levels.includes(asked.level);
  say(suits ? "subject-and-level" : "subject-only", suits);
  if (asked.preferredTutorIds.includes(tutor.id)) say("preferred", true);
  if (tutor.earlierLessons > 0) say("earlier-lessons", true, { count: tutor.earlierLessons });
  const { rating } = tutor;
  if (rating && rating.count >= ratingsNeeded)
    say("rating", rating.tenths >= goodTenths, { count: rating.tenths, of: rating.count });
  if (asked.dialect !== null) say("dialect", taught.dialects.includes(asked.dialect));
  const ageSuits =
    asked.ageGroup === null || taught.ageGroups.length === 0 || taught.ageGroups.includes(asked.ageGroup);
  if (asked.ageGroup !== null && taught.ageGroups.length > 0) say("age-group", ageSuits);
  if (taught.nativeSpeaker) say("native-speaker", true);
  const all = asked.preferredTimes.length;
  if (tutor.hours.length === 0) say("hours-not-set", false);
  else if (times.free === 0) say("no-times", false, { of: all });
  else say(times.free === all ? "all-times" : "some-times", true, { count: times.free, of: all });
  if (times.shiftsAt !== null) say("shifts", false, { at: times.shiftsAt });
  if (tutor.status === "on-leave") say("away", false);
  const away = tutor.busy.find(
    ({ start, end }) => start <= now && now < end && end.getTime() - start.getTime() > dayMs,
  );
  if (away && tutor.status !== "on-leave") say("away", false, { at: away.end });
  const hours = Math.round(tutor.taughtMinutes / 60);
  if (tutor.maxHoursPerWeek !== null && hours > 0) {
    say("load", hours < tutor.maxHoursPerWeek, { count: hours, of: tutor.maxHoursPerWeek });
  }
  return reasons;
}

/** Whom nobody would propose: who teaches something else, is not there, or is not who was asked for. */
function taughtBy(asked: Asked, tutor: Matchable): Matchable["subjects"][number] | null {
  if (tutor.status === "paused" || tutor.status === "left") return null;
  if (asked.kind === "trial" && !tutor.acceptsTrial) return null;
  if (asked.tutorGender !== null && tutor.gender !== asked.tutorGender) return null;
  return tutor.subjects.find(({ subject }) => subject === asked.subject) ?? null;
}

/** Stretches by each zone's clock, which is asked once. */
function minutesByZone(stretches: readonly AskedStretch[]): ZoneMinutes {
  const zones = new Map<string, ReturnType<typeof minutesIn>>();
  return (timeZone) => {
    const known = zones.get(timeZone) ?? minutesIn(stretches, timeZone);
    zones.set(timeZone, known);
    return known;
  };
}

/** How many of the tutors who could teach what was asked for are free at any of the times: those whom `rankTutors` says so of. */
export function countFree(asked: Asked, tutors: readonly Matchable[], now: Date): number {
  const stretches = askedStretches(asked.preferredTimes, asked.startOn, now);
  const inZone = minutesByZone(stretches);
  const isFree = (tutor: Matchable) => {
    const [hours, minutes] = [hoursOf(tutor), inZone(tutor.timeZone)];
    return stretches.some((stretch, at) => {
      const there = minutes[at];
      const fit = there ? firstFit(there, hours, asked.durationMinutes) : null;
      if (fit === null) return false;
      const start = new Date(stretch.start.getTime() + lessonMs(fit));
      return !clashes(tutor.busy, { start, end: new Date(start.getTime() + lessonMs(asked.durationMinutes)) });
    });
  };
  return tutors.filter((tutor) => taughtBy(asked, tutor) !== null && isFree(tutor)).length;
}

/**
 * The tutors who could teach what was asked for, the best first. Each zone's clock is asked once for all of its tutors:
 *
 *     rankTutors(request, tutors, now).slice(0, 10)
 */
export function rankTutors(asked: Asked, tutors: readonly Matchable[], now: Date): Match[] {
  const stretches = askedStretches(asked.preferredTimes, asked.startOn, now);
  const inZone = minutesByZone(stretches);
  return tutors
    .flatMap((tutor): Match[] => {
      const taught = taughtBy(asked, tutor);
      if (taught === null) return [];
      const times = freeTimes(asked, stretches, tutor, inZone);
      const reasons = reasonsOf(asked, tutor, taught, times, now);
      const points = reasons.map(({ reason, speaksFor }) =>
        speaksFor ? (worth[reason] ?? 0) : (pointsAgainst[reason] ?? 0),
      );
      const share = asked.preferredTimes.length === 0 ? 0 : times.free / asked.preferredTimes.length;
      const score = points.reduce((sum, point) => sum + point, 0) + share * 10 - tutor.taughtMinutes / 600;
      return [{ tutorId: tutor.id, score, reasons, firstSlots: times.firstSlots, isFree: times.free > 0 }];
    })
    .toSorted((a, b) => b.score - a.score || a.tutorId.localeCompare(b.tutorId));
}
