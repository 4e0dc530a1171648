import { expect, it } from "@jest/globals";
import { firstFit, mergedHours } from "./match-times.ts";
import { countFree, rankTutors, type Asked, type Matchable } from "./matching.ts";

const now = new Date("2026-10-12T12:00:00Z");
const tutor = (over: Partial<Matchable> & { id: string }): Matchable => ({
  status: "active",
  gender: "female",
  timeZone: "Africa/Lagos",
  acceptsTrial: true,
  maxHoursPerWeek: 20,
  subjects: [{ subject: "Igbo", levels: [], ageGroups: [], nativeSpeaker: false, dialects: [] }],
  hours: [{ weekday: 2, start: "17:00", end: "20:00" }],
  taughtMinutes: 0,
  earlierLessons: 0,
  rating: null,
  busy: [],
  minNoticeHours: 0,
  checkedUntil: null,
  ...over,
});
const asked = (over: Partial<Asked> = {}): Asked => ({
  subject: "Igbo",
  level: null,
  kind: "regular",
  ageGroup: null,
  dialect: null,
  tutorGender: null,
  durationMinutes: 60,
  preferredTutorIds: [],
  startOn: null,
  learnersBusy: [],
  isForMinor: false,
  preferredTimes: [{ weekday: 2, start: "18:00", end: "19:00", timeZone: "Europe/London" }],
  ...over,
});
const told = (request: Asked, ...tutors: Matchable[]) =>
  rankTutors(request, tutors, now).map(({ tutorId, reasons }) => [tutorId, ...reasons.map(({ reason }) => reason)]);
const of = (request: Asked, one: Matchable) => rankTutors(request, [one], now)[0];

it("finds the first lesson by both clocks, and says when the clocks move it out of the tutor's hours", () => {
  // Tuesday 18:00 in London is 18:00 in Lagos until 25 October, and 19:00 from then on.
  expect(of(asked(), tutor({ id: "until eight" }))).toMatchObject({
    isFree: true,
    firstSlots: [{ time: 0, start: new Date("2026-10-13T17:00:00Z"), end: new Date("2026-10-13T18:00:00Z") }],
  });
  expect(told(asked(), tutor({ id: "until eight" }))).toEqual([["until eight", "subject-and-level", "all-times"]]);
  const early = tutor({ id: "until seven", hours: [{ weekday: 2, start: "17:00", end: "19:00" }] });
  expect(of(asked(), early)?.reasons.at(-1)).toEqual({
    reason: "shifts",
    speaksFor: false,
    at: new Date("2026-10-27T18:00:00Z"),
  });
});

it("puts those first who fit better, and leaves out who could not be proposed", () => {
  const request = asked({ level: "advanced", dialect: "Onitsha", preferredTutorIds: ["wished"], ageGroup: "from-9" });
  const taught = (over: object) => [{ ...tutor({ id: "" }).subjects[0]!, ...over }];
  expect(
    told(
      request,
      tutor({ id: "busy elsewhere", hours: [{ weekday: 3, start: "17:00", end: "20:00" }] }),
      tutor({ id: "wished", subjects: taught({ levels: ["advanced"], dialects: ["Onitsha"] }) }),
      tutor({ id: "beginners only", subjects: taught({ levels: ["beginner"], ageGroups: ["adult"] }) }),
      tutor({ id: "fits", subjects: taught({ dialects: ["Onitsha"], ageGroups: ["from-9"] }), earlierLessons: 4 }),
      tutor({ id: "no hours", hours: [] }),
      tutor({ id: "Yoruba", subjects: taught({ subject: "Yoruba" }) }),
      tutor({ id: "paused", status: "paused" }),
    ),
  ).toEqual([
    ["wished", "subject-and-level", "preferred", "dialect", "all-times"],
    ["fits", "subject-and-level", "earlier-lessons", "dialect", "age-group", "all-times"],
    ["beginners only", "subject-only", "dialect", "age-group", "all-times"],
    ["no hours", "subject-and-level", "dialect", "hours-not-set"],
    ["busy elsewhere", "subject-and-level", "dialect", "no-times"],
  ]);
});

it("leaves out whom the customer does not want, and who gives no trials", () => {
  expect(told(asked({ tutorGender: "male" }), tutor({ id: "she" }))).toEqual([]);
  expect(told(asked({ kind: "trial" }), tutor({ id: "none", acceptsTrial: false }))).toEqual([]);
});

it("takes the first week in which the tutor is not busy, and says how many of the times suit", () => {
  const start = new Date("2026-10-13T17:30:00Z");
  const busy = [{ start, end: new Date("2026-10-13T18:30:00Z") }];
  const two = asked({ preferredTimes: [...asked().preferredTimes, { ...asked().preferredTimes[0]!, weekday: 6 }] });
  const match = of(two, tutor({ id: "busy", busy }));
  expect(match?.firstSlots.map((slot) => slot.start.toISOString())).toEqual(["2026-10-20T17:00:00.000Z"]);
  expect(match?.reasons.at(-1)).toEqual({ reason: "some-times", speaksFor: true, count: 1, of: 2 });
});

it("looks from the day on which lessons are to begin", () => {
  const match = of(asked({ startOn: "2026-11-04" }), tutor({ id: "one" }));
  expect(match?.firstSlots[0]?.start.toISOString()).toBe("2026-11-10T18:00:00.000Z");
});

it("says that a tutor has no hours left, and that one is away", () => {
  const full = of(asked(), tutor({ id: "full", taughtMinutes: 1200 }));
  expect(full?.reasons.at(-1)).toEqual({ reason: "load", speaksFor: false, count: 20, of: 20 });
  const away = { start: new Date("2026-10-10T00:00:00Z"), end: new Date("2026-10-19T00:00:00Z") };
  const gone = of(asked(), tutor({ id: "gone", busy: [away] }));
  expect(gone?.reasons.at(-1)).toEqual({ reason: "away", speaksFor: false, at: away.end });
  expect(gone?.firstSlots[0]?.start.toISOString()).toBe("2026-10-20T17:00:00.000Z");
});

it.each([
  ["within hours", { from: 600, to: 660 }, [{ weekday: 1, start: "09:00", end: "12:00" }], 60, 0],
  ["later in a longer stretch", { from: 600, to: 780 }, [{ weekday: 1, start: "11:00", end: "13:00" }], 60, 60],
  ["not at all", { from: 600, to: 660 }, [{ weekday: 1, start: "10:30", end: "12:00" }], 60, null],
  [
    "over midnight",
    { from: 1410, to: 1470 },
    [
      { weekday: 1, start: "22:00", end: "24:00" },
      { weekday: 2, start: "00:00", end: "02:00" },
    ],
    60,
    0,
  ],
  [
    "from Sunday into Monday",
    { from: 10_050, to: 10_110 },
    [
      { weekday: 7, start: "22:00", end: "24:00" },
      { weekday: 1, start: "00:00", end: "02:00" },
    ],
    60,
    0,
  ],
])("fits %s", (_, stretch, hours, minutes, after) => {
  expect(firstFit(stretch, mergedHours(hours), minutes)).toBe(after);
});

it("counts those whom the ranking says to be free", () => {
  const tutors = [tutor({ id: "a" }), tutor({ id: "b", hours: [] }), tutor({ id: "c", status: "left" })];
  const free = rankTutors(asked(), tutors, now).filter(({ isFree }) => isFree);
  expect(free.map(({ tutorId }) => tutorId)).toEqual(["a"]);
  expect(countFree(asked(), tutors, now)).toBe(1);
  const busy = [{ start: now, end: new Date(now.getTime() + 400 * 86_400_000) }];
  expect(countFree(asked(), [tutor({ id: "d", busy })], now)).toBe(0);
});

it("counts what is said of lessons once three have said it", () => {
  const rated = (tenths: number, count: number) => of(asked(), tutor({ id: "rated", rating: { tenths, count } }));
  const reason = (tenths: number, count: number) =>
    rated(tenths, count)?.reasons.find((one) => one.reason === "rating") ?? null;
  expect(reason(46, 12)).toEqual({ reason: "rating", speaksFor: true, count: 46, of: 12 });
  expect(reason(40, 3)?.speaksFor).toBe(true);
  expect(reason(39, 3)?.speaksFor).toBe(false);
  expect(reason(50, 2)).toBeNull();
  expect(rated(46, 12)?.score).toBeGreaterThan(rated(50, 2)?.score ?? 0);
  expect(rated(30, 12)?.score).toBeLessThan(rated(30, 2)?.score ?? 0);
});

it("puts whoever is on leave at the times asked for below all others, with the reason, however well they fit", () => {
  const wishes = asked({ preferredTutorIds: ["on leave", "away for weeks"] });
  const until = new Date("2026-11-20T00:00:00Z");
  const busy = [{ start: new Date("2026-10-01T00:00:00Z"), end: until }];
  const ranked = rankTutors(
    wishes,
    [
      tutor({ id: "on leave", status: "on-leave", busy, earlierLessons: 9 }),
      tutor({ id: "away for weeks", busy, earlierLessons: 9 }),
      tutor({ id: "other hours", hours: [{ weekday: 3, start: "09:00", end: "12:00" }] }),
      tutor({ id: "free" }),
    ],
    now,
  );
  expect(ranked.map(({ tutorId }) => tutorId)).toEqual(["free", "other hours", "away for weeks", "on leave"]);
  const onLeave = ranked.at(-1);
  expect(onLeave).toMatchObject({ isFree: false, firstSlots: [] });
  expect(onLeave?.reasons.at(-1)).toEqual({ reason: "away", speaksFor: false, at: until });
});

it("does not count leave that is over before the times asked for", () => {
  const busy = [{ start: new Date("2026-10-01T00:00:00Z"), end: new Date("2026-10-20T00:00:00Z") }];
  const [first] = rankTutors(asked({ startOn: "2026-11-01" }), [tutor({ id: "back", busy })], now);
  expect(first?.reasons.map(({ reason }) => reason)).not.toContain("away");
});

it("keeps to the tutor's notice, to the time of whoever learns, and goes on within a long stretch", () => {
  const evening = asked({ preferredTimes: [{ weekday: 2, start: "17:00", end: "20:00", timeZone: "Africa/Lagos" }] });
  const first = (request: Asked, over: Partial<Matchable> = {}) =>
    of(request, tutor({ id: "one", ...over }))?.firstSlots[0]?.start.toISOString();
  expect(first(evening)).toBe("2026-10-13T16:00:00.000Z");
  const lesson = { start: new Date("2026-10-13T16:00:00Z"), end: new Date("2026-10-13T16:45:00Z") };
  expect(first(evening, { busy: [lesson] })).toBe("2026-10-13T17:00:00.000Z");
  expect(first({ ...evening, learnersBusy: [lesson] })).toBe("2026-10-13T17:00:00.000Z");
  expect(first(evening, { minNoticeHours: 48 })).toBe("2026-10-20T16:00:00.000Z");
});
