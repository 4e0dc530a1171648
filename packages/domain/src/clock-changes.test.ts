import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { clockChangeAt, instantOf, localDay, timeZones, wallClockOf, weeklyInstants } from "./time.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** One change of a zone's clock: the first instant after it, and by how many minutes it goes forward. */
interface Change {
  timeZone: string;
  at: number;
  forward: number;
}

const from = Temporal.Instant.from("2020-01-01T00:00Z");
const until = Temporal.Instant.from("2036-01-01T00:00Z").epochMilliseconds;

function changesOf(timeZone: string): Change[] {
  const changes: Change[] = [];
  let before = from.toZonedDateTimeISO(timeZone);
  for (;;) {
    const next = before.getTimeZoneTransition("next");
    if (!next || next.epochMilliseconds >= until) return changes;
    const offsetBefore = next.subtract({ nanoseconds: 1 }).offsetNanoseconds;
    const forward = (next.offsetNanoseconds - offsetBefore) / 1e6 / minute;
    // A zone may only take another name or rule.
    if (forward !== 0) changes.push({ timeZone, at: next.epochMilliseconds, forward });
    before = next;
  }
}

const zones = timeZones();
const changes = zones.flatMap(changesOf);
const named = ({ timeZone, at }: Change) => `${timeZone} ${new Date(at).toISOString()}`;

/** What the wall would show so many minutes after the last one before the change, if the clock had not changed. */
const wallWithout = ({ timeZone, at }: Change, minutes: number) => {
  const last = Temporal.Instant.fromEpochMilliseconds(at - minute)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
  return last.add({ minutes: minutes + 1 });
};
const agreedAt = (plain: Temporal.PlainDateTime, timeZone: string) => ({
  date: plain.toPlainDate().toString(),
  time: plain.toPlainTime().toString({ smallestUnit: "minute" }),
  timeZone,
});
const shown = (instant: Date, timeZone: string) => {
  const { date, time } = wallClockOf(instant, timeZone);
  return { date, time, timeZone };
};

const wallAt = ({ at, timeZone }: Change) => wallClockOf(new Date(at), timeZone).time;

/** The changes for which something does not hold, by name: one list instead of thousands of expectations. */
const exceptions = (among: readonly Change[], holds: (change: Change) => boolean) =>
  among.filter((change) => !holds(change)).map(named);

const gaps = changes.filter(({ forward }) => forward > 0);
const overlaps = changes.filter(({ forward }) => forward < 0);
/** The first and the last minute of what is lost or comes twice. */
const minutesOf = ({ forward }: Change) => [0, Math.abs(forward) - 1];
/** One zone for all that change alike at the same instant: what repeats weekly is made of what is proved for each zone. */
const unlike = [
  ...new Map(changes.map((change) => [`${change.at} ${change.forward} ${wallAt(change)}`, change])).values(),
];
const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

it("knows the changes of every zone, of an hour and of half an hour, in both directions", () => {
  expect(new Set(changes.map(({ timeZone }) => timeZone)).size).toBeGreaterThan(100);
  expect(gaps.length).toBeGreaterThan(1_000);
  expect(overlaps.length).toBeGreaterThan(1_000);
  const lengths = new Set(changes.map(({ forward }) => Math.abs(forward)));
  expect([lengths.has(30), lengths.has(60)]).toEqual([true, true]);
});

it("moves a time that does not exist forward by the gap, in every zone at every change", () => {
  const holds = (change: Change) =>
    minutesOf(change).every((minutes) => {
      const plain = wallWithout(change, minutes);
      const agreed = agreedAt(plain, change.timeZone);
      const moved = agreedAt(plain.add({ minutes: change.forward }), change.timeZone);
      const instant = instantOf(agreed);
      return (
        clockChangeAt(agreed) === "gap" &&
        instant.getTime() === change.at + minutes * minute &&
        isSame(shown(instant, change.timeZone), moved)
      );
    });
  expect(exceptions(gaps, holds)).toEqual([]);
});

it("takes the first of a time that comes twice, in every zone at every change", () => {
  const holds = (change: Change) =>
    minutesOf(change).every((minutes) => {
      const agreed = agreedAt(wallWithout(change, minutes + change.forward), change.timeZone);
      const instant = instantOf(agreed);
      const second = new Date(instant.getTime() - change.forward * minute);
      return (
        clockChangeAt(agreed) === "overlap" &&
        instant.getTime() === change.at + (minutes + change.forward) * minute &&
        isSame(shown(instant, change.timeZone), agreed) &&
        isSame(shown(second, change.timeZone), agreed)
      );
    });
  expect(exceptions(overlaps, holds)).toEqual([]);
});

it("leaves the last minute before and the first minute after every change as they are", () => {
  const holds = (change: Change) => {
    const span = Math.abs(change.forward);
    const [before, after] = change.forward > 0 ? [-1, span] : [-span - 1, 0];
    return [before, after].every((minutes) => {
      const agreed = agreedAt(wallWithout(change, minutes), change.timeZone);
      return clockChangeAt(agreed) === null && isSame(shown(instantOf(agreed), change.timeZone), agreed);
    });
  };
  expect(exceptions(changes, holds)).toEqual([]);
});

it("gives every day with a change that many minutes more or less, from midnight to midnight", () => {
  const holds = ({ timeZone, at, forward }: Change) => {
    const { date, start, end } = localDay(new Date(at), timeZone);
    // Of a change at midnight itself the lost or doubled time may belong to the day before.
    const eve = localDay(new Date(start.getTime() - 1), timeZone);
    const minutes = (end.getTime() - eve.start.getTime()) / minute;
    return minutes === 2 * 24 * 60 - forward && eve.end.getTime() === start.getTime() && eve.date < date;
  };
  expect(exceptions(changes, holds)).toEqual([]);
});

const anyChange = fc.constantFrom(...changes);
const nearby = fc.integer({ min: -36 * 60, max: 36 * 60 });

it("finds any instant near a change again from the wall, but for the second of a time that comes twice", () => {
  fc.assert(
    fc.property(anyChange, nearby, ({ timeZone, at, forward }, minutes) => {
      const instant = at + minutes * minute;
      const again = instantOf(shown(new Date(instant), timeZone)).getTime();
      const isSecond = forward < 0 && minutes >= 0 && minutes < -forward;
      expect(again).toBe(isSecond ? instant + forward * minute : instant);
    }),
    { numRuns: 1_500 },
  );
});

it("never turns time round by more than a gap", () => {
  const timeOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(anyChange, timeOfDay, timeOfDay, ({ timeZone, at, forward }, one, other) => {
      const { date } = wallClockOf(new Date(at), timeZone);
      const clock = (minutes: number) => new Date(minutes * minute).toISOString().slice(11, 16);
      const [first, second] = [Math.min(one, other), Math.max(one, other)].map((minutes) =>
        instantOf({ date, time: clock(minutes), timeZone }).getTime(),
      ) as [number, number];
      // Times in a gap are moved on and may pass those just after it, never by more than the gap.
      expect(second - first).toBeGreaterThanOrEqual(Math.min(0, -forward * minute));
    }),
    { numRuns: 1_000 },
  );
});

/** From two weeks before a change to two weeks after it. */
const weeks = 5;

/** Weekly lessons around a change, at a time of day near it. */
const weeklyAround = ({ timeZone, at }: Change, minutes: number) => {
  const plain = wallWithout({ timeZone, at, forward: 0 }, minutes);
  const startOn = plain.toPlainDate().subtract({ weeks: 2 });
  const start = plain.toPlainTime().toString({ smallestUnit: "minute" });
  const slots = [{ weekday: startOn.dayOfWeek, start, durationMinutes: 60 }];
  const end = startOn.add({ weeks });
  const schedule = { anchorTimeZone: timeZone, slots, startOn: startOn.toString() };
  return { start, lessons: weeklyInstants(schedule, end.toString()) };
};

function keepsItsWallClock(change: Change, minutes: number): boolean {
  const { start, lessons } = weeklyAround(change, minutes);
  const { timeZone } = change;
  const steps = lessons
    .slice(1)
    .map((lesson, place) => lesson.start.getTime() - (lessons[place]?.start.getTime() ?? 0));
  return (
    lessons.length === weeks &&
    new Set(lessons.map((lesson) => lesson.date)).size === weeks &&
    lessons.every((lesson) => {
      const isMoved = lesson.clockChange === "gap";
      const wall = wallClockOf(lesson.start, timeZone);
      return lesson.time === start && (isMoved || (wall.time === start && wall.date === lesson.date));
    }) &&
    lessons.every((lesson) => lesson.end.getTime() - lesson.start.getTime() === hour) &&
    // A week, but for what the clock was moved by; Morocco's moves twice within five weeks.
    steps.every((step) => Math.abs(step - week) <= 2 * Math.abs(change.forward) * minute)
  );
}

it("repeats weekly by the wall across every change: once a week, at its time, never twice", () => {
  // Within the gap, and where a time comes twice.
  const holds = (change: Change) => keepsItsWallClock(change, Math.min(0, change.forward));
  expect(exceptions(unlike, holds)).toEqual([]);
});

it("repeats weekly by the wall at any time of day around any change", () => {
  fc.assert(
    fc.property(anyChange, nearby, (change, minutes) => {
      expect(keepsItsWallClock(change, minutes)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
