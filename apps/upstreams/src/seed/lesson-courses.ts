import type { Currency } from "@app/domain/enums.ts";
import { courseBegins } from "@app/domain/lessons/course-states.ts";
import type { LessonBilling } from "@app/domain/lessons/lesson-enums.ts";
import type { PolicyCopy } from "@app/domain/lessons/outcome.ts";
import type { Subject } from "@app/domain/subjects.ts";
import { instantOf, wallClockOf, weeklyInstants, type Occurrence } from "@app/domain/time.ts";
import { minutesOf, type WeeklyHours } from "@app/domain/tutors/availability.ts";
import type { Database } from "../database/client.ts";
import type { CourseRow } from "../features/lessons/lessons.public.ts";
import { readLearners, readPolicies, readTeachers, type Learner, type Teacher } from "./lesson-parties.ts";
import type { Seed } from "./random.ts";

const day = 24 * 3_600_000;

/** A course before it has its number, with the lessons that it has had and will have. */
export interface PlannedCourse {
  row: Omit<CourseRow, "confirmedNumber" | "learnerId" | "requestId">;
  lessons: Occurrence[];
  learnerKeys: readonly string[];
  /** Whether each of its lessons was held. */
  isHeld?: true;
}

/** What a minute costs, in minor units. */
const aMinute: Record<Currency, number> = { GBP: 50, USD: 60, NGN: 20_000 };

/** How long it takes at least from the first question of a customer to the first lessons that are agreed. */
const beginsAfter = 8 * day;

/** When lessons were agreed: when it was drawn, or once there was such a customer. */
export const agreedAt = (drawn: Date, since: Date): Date =>
  new Date(Math.max(drawn.getTime(), since.getTime() + beginsAfter));

/** Those who taught the subject by then. */
export const ableAt = (teachers: readonly Teacher[], subject: Subject, at: Date): Teacher[] =>
  teachers.filter(({ since, subjects }) => since <= at && subjects.some((one) => one.subject === subject));

const dateOf = (at: Date) => at.toISOString().slice(0, 10);

/** A time of the week in the tutor's hours, by the learner's clock. */
export function slotOf({ chance, now }: Seed, { hours, timeZone }: Teacher, learnerZone: string, minutes: number) {
  const stretch = chance.pick(hours);
  const [from, to] = [minutesOf(stretch.start), minutesOf(stretch.end) - minutes];
  if (to < from) return null;
  const drawn = from + 30 * chance.whole(0, Math.floor((to - from) / 30));
  const today = wallClockOf(now, timeZone);
  const thereAt = ({ weekday }: WeeklyHours, at: number) => {
    const time = `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
    const date = dateOf(new Date(Date.parse(today.date) + (weekday - today.weekday) * day));
    return wallClockOf(instantOf({ date, time, timeZone }), learnerZone);
  };
  const all = hours.flatMap((one) => {
    const [first, last] = [minutesOf(one.start), minutesOf(one.end) - minutes];
    return Array.from({ length: Math.max(0, Math.floor((last - first) / 30) + 1) }, (_, n) => ({
      one,
      at: first + 30 * n,
    }));
  });
  const drawnAt = all.findIndex(({ one, at }) => one === stretch && at === drawn);
  // Nobody learns at night: the next of the tutor's times that is by day.
  const there = [...all.slice(drawnAt), ...all.slice(0, drawnAt)]
    .map(({ one, at }) => thereAt(one, at))
    .find(({ time }) => isByDay(time, minutes));
  return there ? { weekday: there.weekday, start: there.time, durationMinutes: minutes } : null;
}

/** Between seven in the morning and half past nine at night. */
export const isByDay = (time: string, minutes: number): boolean =>
  time >= "07:00" && minutesOf(time) + minutes <= 21.5 * 60;

/** Whose time is taken when, so that nobody is in two places at once. */
export class Taken {
  readonly #times = new Map<string, Occurrence[]>();

  isFree(party: string, lessons: readonly Occurrence[]): boolean {
    const known = this.#times.get(party) ?? [];
    return !lessons.some(({ start, end }) => known.some((one) => one.start < end && start < one.end));
  }

  take(party: string, lessons: readonly Occurrence[]): void {
    this.#times.set(party, [...(this.#times.get(party) ?? []), ...lessons]);
  }
}

/** What of a course is chosen; the rest follows from it. */
interface Chosen {
  learner: Learner;
  teacher: Teacher;
  subject: Subject;
  policySnapshot: PolicyCopy;
  durationMinutes: number;
  slots: readonly NonNullable<ReturnType<typeof slotOf>>[];
  createdAt: Date;
  /** Whether it has ended where it is old enough. */
  mayBeOver: boolean;
  /** Of one that was short: when it ended, in days after it was agreed. */
  lastsDays?: number;
  isPrepaid?: boolean;
  taken: Taken;
  /** Makes the address of its meetings its own. */
  n: number;
}

/** The last day for which lessons are made ahead. */
const lessonsUntil = (now: Date): string => dateOf(new Date(now.getTime() + 56 * day));

/** A course with its lessons; null where somebody has another lesson at one of its times. */
export function courseOf(seed: Seed, chosen: Chosen): PlannedCourse | null {
  const { chance, now } = seed;
  const { learner, teacher, subject, policySnapshot, durationMinutes, createdAt, taken, n } = chosen;
  const [ahead, slots] = [lessonsUntil(now), [...chosen.slots]];
  const startOn = dateOf(new Date(createdAt.getTime() + chance.whole(2, 9) * day));
  const isOver = chosen.lastsDays !== undefined || (chosen.mayBeOver && createdAt < seed.daysAgo(150));
  const billing: LessonBilling = chance.whole(1, 3) === 1 || chosen.isPrepaid ? "prepaid" : "ongoing";
  const waits = billing === "prepaid" && startOn > dateOf(now);
  const status = isOver
    ? "ended"
    : waits
      ? courseBegins(billing, durationMinutes * aMinute[learner.currency], false)
      : "active";
  const lasts = isOver ? (chosen.lastsDays ?? chance.whole(90, 140)) : null;
  const endOn = lasts === null ? null : dateOf(new Date(createdAt.getTime() + lasts * day));
  const schedule = { anchorTimeZone: learner.timeZone, slots, startOn, endOn };
  const lessons = weeklyInstants(schedule, ahead);
  const parties = [teacher.id, ...learner.learnerKeys];
  const touch = lessons.some((one, at) => lessons.slice(0, at).some(({ end }) => one.start < end));
  if (touch || !parties.every((party) => taken.isFree(party, lessons))) return null;
  for (const party of parties) taken.take(party, lessons);
  const { currency, customerId, dependentId, podId, regionId, learnerKeys } = learner;
  return {
    lessons,
    learnerKeys,
    row: {
      ...seed.record(createdAt),
      version: 1,
      archivedAt: null,
      customerId,
      dependentId,
      podId,
      tutorId: teacher.id,
      regionId,
      subject,
      kind: "regular" as const,
      ...schedule,
      lessonCount: null,
      skipDates: [],
      clashDates: [],
      generatedUntil: ahead,
      policySnapshot,
      durationMinutes,
      billing,
      priceAmount: durationMinutes * aMinute[currency],
      priceCurrency: currency,
      status,
      statusSince: isOver && endOn ? instantOf({ date: endOn, time: "12:00", timeZone: learner.timeZone }) : createdAt,
      scheduleFrom: null,
      lessonsBefore: 0,
      earlierPrices: [],
      keptTimes: [],
      handover: null,
      paymentRemindedAt: null,
      meetingProvider: "zoom" as const,
      meetingPasscode: null,
      pausedFrom: null,
      pausedUntil: null,
      meetingUrl: `https://zoom.example/j/${String(81_000_000_000 + n * 7_919)}`,
      endedReason: isOver ? chance.pick(["They moved away.", "She has reached her goal.", "Exams come first."]) : null,
    },
  };
}

/** Of so many that are tried, those that fit in: courses of a year, some of which have ended, with their lessons up to eight weeks ahead; nobody is in two places at once. */
export async function planCourses(
  db: Database,
  seed: Seed,
  count: number,
): Promise<{ courses: PlannedCourse[]; taken: Taken }> {
  const { chance } = seed;
  const learners = await readLearners(db);
  const teachers = (await readTeachers(db)).filter(({ hours }) => hours.length > 0);
  const policies = await readPolicies(db);
  const taken = new Taken();
  const courses = Array.from({ length: count }, (_, n): PlannedCourse | null => {
    const learner = learners[(n * 3) % learners.length];
    const subject = chance.weighted<Subject>([
      ["Igbo", 6],
      ["Yoruba", 5],
      ["Mathematics", 1],
    ]);
    if (!learner) return null;
    // Of some that have just been agreed, the first lessons are to be paid for before they are held.
    const isToBePaid = n % 16 === 0;
    const drawn = seed.daysAgo(n % 8 === 0 ? chance.whole(0, isToBePaid ? 1 : 20) : chance.whole(30, 364));
    const createdAt = agreedAt(drawn, learner.since);
    const able = ableAt(teachers, subject, createdAt);
    if (able.length === 0) return null;
    const teacher = chance.pick(able);
    const policySnapshot = policies.get(learner.regionId);
    const durationMinutes = chance.weighted([
      [30, 3],
      [45, 3],
      [60, 5],
    ]);
    const slots = [
      slotOf(seed, teacher, learner.timeZone, durationMinutes),
      ...(chance.whole(1, 3) === 1 ? [slotOf(seed, teacher, learner.timeZone, durationMinutes)] : []),
    ].filter((slot) => slot !== null);
    if (!policySnapshot || slots.length === 0) return null;
    return courseOf(seed, {
      learner,
      teacher,
      subject,
      policySnapshot,
      durationMinutes,
      slots,
      createdAt,
      taken,
      n,
      mayBeOver: n % 5 === 0,
      isPrepaid: isToBePaid,
    });
  })
    .filter((course) => course !== null)
    .toSorted((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime());
  return { courses, taken };
}
