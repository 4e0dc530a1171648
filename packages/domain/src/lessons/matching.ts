/** Which tutors fit a request, how well, and why. Source: domain.md 3.4. */
import type { AgeGroup, Gender, LearnerLevel } from "../people/people-enums.ts";
import { hasCheckExpired, type Checked } from "../tutors/background-check.ts";
import { freeLessons, overlaps, type FreeTutor, type TutorsLessons } from "./free-lessons.ts";
import type { LessonKind, MatchReason } from "./lesson-enums.ts";
import { askedStretches, type AskedStretch, type Interval } from "./match-times.ts";
import type { PreferredTime } from "./preferred-times.ts";
import type { Subject } from "../subjects.ts";

/** The fields of a tutor that matching needs. */
export interface Matchable extends FreeTutor, Checked {
  id: string;
  gender: Gender | null;
  subjects: readonly {
    subject: Subject;
    levels: readonly LearnerLevel[];
    ageGroups: readonly AgeGroup[];
    nativeSpeaker: boolean;
    dialects: readonly string[];
  }[];
  acceptsTrial: boolean;
  maxHoursPerWeek: number | null;
  /** Minutes of lessons in a usual week. */
  taughtMinutes: number;
  /** Number of lessons given to the learners so far. */
  earlierLessons: number;
  /** Mean rating in tenths of a star, and the number of ratings; null if there are none. */
  rating: { tenths: number; count: number } | null;
}

/** The fields of a request that matching needs. */
export interface Asked {
  subject: Subject;
  level: LearnerLevel | null;
  kind: LessonKind;
  ageGroup: AgeGroup | null;
  /** Whether anyone who is taught is under 18. */
  isForMinor: boolean;
  dialect: string | null;
  tutorGender: Gender | null;
  durationMinutes: number;
  preferredTimes: readonly PreferredTime[];
  preferredTutorIds: readonly string[];
  startOn: string | null;
  /** Times when the learners are busy. */
  learnersBusy: readonly Interval[];
}

/** What is asked of a tutor, besides when. */
export type AskedOfTutor = Omit<Asked, "preferredTimes" | "startOn">;

/** One reason for or against a tutor. */
export interface Reason {
  reason: MatchReason;
  speaksFor: boolean;
  /** Values for the reason's sentence. */
  count?: number;
  of?: number;
  at?: Date;
}

export interface Match {
  tutorId: string;
  /** Higher is better, among those who are free and among the others; for sorting, never shown. */
  score: number;
  reasons: Reason[];
  /** The first free lesson at each preferred time, in order. */
  firstSlots: (Interval & { time: number })[];
  /** Whether they are free at any of the times. */
  isFree: boolean;
}

const dayMs = 86_400_000;

interface Times {
  free: number;
  /** The first week in which a time that is free at first is no longer within their hours. */
  shiftsAt: Date | null;
  firstSlots: Match["firstSlots"];
}

const noTimes: Times = { free: 0, shiftsAt: null, firstSlots: [] };

/** The preferred times at which a tutor is free, and whether that holds in the coming weeks. */
function freeTimes(stretches: readonly AskedStretch[], { isOpen, lessonIn }: TutorsLessons): Times {
  const first = new Map<number, Match["firstSlots"][number]>();
  let shiftsAt: Date | null = null;
  stretches.forEach(({ time, start }, at) => {
    if (first.has(time)) {
      if (!isOpen(at) && (shiftsAt === null || start < shiftsAt)) shiftsAt = start;
      return;
    }
    const lesson = lessonIn(at);
    if (lesson) first.set(time, { time, ...lesson });
  });
  const firstSlots = [...first.values()].toSorted((a, b) => a.start.getTime() - b.start.getTime());
  return { free: firstSlots.length, shiftsAt, firstSlots };
}

/** Tutors on leave for this many weeks are no match, even if they are free afterwards. */
const weeksThatCount = 2;

/** Leave during the requested times: its end, if known, and whether it covers all times that count. */
interface Leave {
  until: Date | null;
  isWhole: boolean;
}

/** A tutor's leave during any of the times of the first week; lessons are shorter than a day. */
function leaveOf({ status, busy }: Matchable, stretches: readonly AskedStretch[], now: Date): Leave | null {
  const leaves = busy.filter(({ start, end }) => end.getTime() - start.getTime() > dayMs);
  const soon = stretches.filter(({ week }) => week < weeksThatCount);
  const isIn = (time: Interval) => leaves.some((leave) => overlaps(leave, time));
  const last = leaves
    .filter((leave) => overlaps(leave, { start: now, end: soon.at(-1)?.end ?? now }))
    .reduce<Date | null>((end, leave) => (end === null || leave.end > end ? leave.end : end), null);
  if (status === "on-leave") return { until: last, isWhole: true };
  if (!soon.some((time) => time.week === 0 && isIn(time))) return null;
  return { until: last, isWhole: soon.length > 0 && soon.every(isIn) };
}

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

/** Points for reasons that do not fully count for a tutor. */
const pointsAgainst: Partial<Record<MatchReason, number>> = {
  "subject-only": 15,
  "hours-not-set": 8,
  shifts: -8,
  away: -30,
  unchecked: -30,
  load: -20,
  "age-group": -6,
  rating: -8,
};

/** How many ratings make a mean meaningful, and the mean, in tenths of a star, that counts for a tutor. */
const [ratingsNeeded, goodTenths] = [3, 40];

/** Reasons for and against a tutor who teaches the subject. */
function reasonsOf(
  asked: AskedOfTutor,
  tutor: Matchable,
  taught: Matchable["subjects"][number],
  { all, isUnchecked, ...times }: Times & { all: number; isUnchecked: boolean },
  leave: Leave | null,
) {
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
  if (tutor.hours.length === 0) say("hours-not-set", false);
  else if (times.free === 0 && tutor.status === "active" && !isUnchecked) say("no-times", false, { of: all });
  else if (times.free > 0) say(times.free === all ? "all-times" : "some-times", true, { count: times.free, of: all });
  if (times.shiftsAt !== null) say("shifts", false, { at: times.shiftsAt });
  if (leave) say("away", false, leave.until === null ? {} : { at: leave.until });
  if (isUnchecked) say("unchecked", false);
  const hours = Math.round(tutor.taughtMinutes / 60);
  if (tutor.maxHoursPerWeek !== null && hours > 0) {
    say("load", hours < tutor.maxHoursPerWeek, { count: hours, of: tutor.maxHoursPerWeek });
  }
  return reasons;
}

/** Excludes tutors who teach other subjects, are unavailable, or are not of the requested kind. */
function taughtBy(asked: AskedOfTutor, tutor: Matchable): Matchable["subjects"][number] | null {
  if (tutor.status === "paused" || tutor.status === "left") return null;
  if (asked.kind === "trial" && !tutor.acceptsTrial) return null;
  if (asked.tutorGender !== null && tutor.gender !== asked.tutorGender) return null;
  return tutor.subjects.find(({ subject }) => subject === asked.subject) ?? null;
}

/** Whether an expired background check rules a tutor out. */
const isRefused = ({ isForMinor }: AskedOfTutor, tutor: Matchable, stretches: readonly AskedStretch[]): boolean =>
  isForMinor && stretches[0] !== undefined && hasCheckExpired(tutor, stretches[0].start);

/** How many matching tutors are free at any of the times, consistent with `rankTutors`. */
export function countFree(asked: Asked, tutors: readonly Matchable[], now: Date): number {
  const stretches = askedStretches(asked.preferredTimes, asked.startOn, now);
  const lessonsOf = freeLessons({ ...asked, stretches, now });
  const isFree = (tutor: Matchable) => {
    const { lessonIn } = lessonsOf(tutor);
    return stretches.some((_, at) => lessonIn(at) !== null);
  };
  return tutors.filter(
    (tutor) => taughtBy(asked, tutor) !== null && !isRefused(asked, tutor, stretches) && isFree(tutor),
  ).length;
}

/** Free tutors come first, then those not free, then those on leave at the requested times. */
const placeOf = (times: Times, leave: Leave | null): number => (leave?.isWhole ? 2 : times.free > 0 ? 0 : 1);

/** The same for lessons at other times than a request's; `stretches` must be in order. */
export function rankWithin(
  asked: AskedOfTutor,
  stretches: readonly AskedStretch[],
  tutors: readonly Matchable[],
  now: Date,
): Match[] {
  const lessonsOf = freeLessons({ ...asked, stretches, now });
  const all = new Set(stretches.map(({ time }) => time)).size;
  return tutors
    .flatMap((tutor) => {
      const taught = taughtBy(asked, tutor);
      if (taught === null) return [];
      const isUnchecked = isRefused(asked, tutor, stretches);
      const times = isUnchecked ? noTimes : freeTimes(stretches, lessonsOf(tutor));
      const leave = leaveOf(tutor, stretches, now);
      const reasons = reasonsOf(asked, tutor, taught, { ...times, all, isUnchecked }, leave);
      const points = reasons.map(({ reason, speaksFor }) =>
        speaksFor ? (worth[reason] ?? 0) : (pointsAgainst[reason] ?? 0),
      );
      const share = all === 0 ? 0 : times.free / all;
      const score = points.reduce((sum, point) => sum + point, 0) + share * 10 - tutor.taughtMinutes / 600;
      const match: Match = { tutorId: tutor.id, score, reasons, firstSlots: times.firstSlots, isFree: times.free > 0 };
      return [{ place: placeOf(times, leave), match }];
    })
    .toSorted(
      (a, b) => a.place - b.place || b.match.score - a.match.score || a.match.tutorId.localeCompare(b.match.tutorId),
    )
    .map(({ match }) => match);
}

/**
 * Tutors who could teach the request, the best first. Offsets are computed once per zone:
 *
 *     rankTutors(request, tutors, now).slice(0, 10)
 */
export const rankTutors = (
  { preferredTimes, startOn, ...asked }: Asked,
  tutors: readonly Matchable[],
  now: Date,
): Match[] => rankWithin(asked, askedStretches(preferredTimes, startOn, now), tutors, now);
