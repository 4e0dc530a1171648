import { expect, it } from "@jest/globals";
import { policyDefaults } from "../policies/cancellation-policy.ts";
import { wallClockOf } from "../time.ts";
import type { ShortReason } from "./course-enums.ts";
import { outcomeOf, type Happened } from "./outcome.ts";
import { termBounds, termOf } from "./outcome-words.ts";
import { shareInWords } from "./settled-share.ts";

const localDate = "2026-06-09";
const cancelled = (by: "customer" | "tutor" | "staff" | "system", hours: number, freeLateUsed = 0): Happened => ({
  what: "cancelled",
  by,
  noticeMinutes: hours * 60,
  freeLateUsed,
  localDate,
});
const moved = (hours: number, movesBefore: number, tutorAgrees: boolean): Happened => ({
  what: "moved",
  by: "customer",
  noticeMinutes: hours * 60,
  movesBefore,
  tutorAgrees,
});
const given = (actualMinutes: number | null, shortBecause: ShortReason | null = null): Happened => ({
  what: "completed",
  actualMinutes,
  shortBecause,
});
const outage = (actualMinutes: number): Happened => ({ what: "outage", actualMinutes });

type Words = number | string;

it.each<[string, Happened, Words, Words, string, string]>([
  ["completed", given(null), 100, 100, "used", "completed"],
  ["ran over", given(75), 100, 100, "used", "completed"],
  ["ended early by the tutor", given(40, "tutor"), "40 of 60 min", "40 of 60 min", "used", "completed"],
  ["ended early by agreement", given(40, "agreed"), "40 of 60 min", "40 of 60 min", "used", "completed"],
  ["power failed early on", given(14, "outage"), 0, 0, "returned", "outage"],
  ["power failed later", given(50, "outage"), "50 of 60 min", "50 of 60 min", "used", "completed, outage"],
  ["cancelled by the customer exactly in time", cancelled("customer", 24), 0, 0, "returned", "cancelled early"],
  ["first late one of the term", cancelled("customer", 23.9), 0, 50, "returned", "cancelled late, waived"],
  ["second late one of the term", cancelled("customer", 6, 1), 100, 100, "used", "cancelled late"],
  ["moved in time", moved(30, 1, false), 0, 0, "moved", "rescheduled"],
  ["moved in time too often", moved(30, 2, false), 100, 100, "used", "rescheduled"],
  ["moved late, the tutor agrees", moved(3, 0, true), 0, 0, "moved", "rescheduled"],
  ["moved late, the tutor does not", moved(3, 0, false), 100, 100, "used", "rescheduled"],
  [
    ...(["student no-show", { what: "student-no-show", isFirstTrial: false }] as const),
    ...([100, 100, "used", "student-no-show"] as const),
  ],
  [
    ...(["first trial missed", { what: "student-no-show", isFirstTrial: true }] as const),
    ...([0, 100, "returned", "student-no-show"] as const),
  ],
  ["tutor cancels 12 h before", cancelled("tutor", 12), 0, 0, "returned", "tutor cancelled early"],
  ["tutor cancels later", cancelled("tutor", 11), 0, 0, "returned", "tutor cancelled late"],
  ["group learner attended", { what: "group-attended" }, 100, 100, "used", "attended"],
  ["group learner absent", { what: "group-absent" }, 100, 100, "used", "absent"],
  ["group place given up in time", { what: "group-left", noticeMinutes: 1440 }, 0, 0, "returned", "group-left"],
  ["group place given up late", { what: "group-left", noticeMinutes: 1439 }, 100, 0, "used", "group-left-late"],
  ["not run, decided 24 h before", { what: "not-run", noticeMinutes: 1440 }, 0, 0, "returned", "not-run"],
  ["not run, decided later", { what: "not-run", noticeMinutes: 1439 }, 0, 50, "returned", "not-run"],
  [
    ...(["session cancelled in time", { what: "group-cancelled", noticeMinutes: 1440 }] as const),
    ...([0, 0, "returned", "cancelled by staff"] as const),
  ],
  [
    ...(["session cancelled late", { what: "group-cancelled", noticeMinutes: 60 }] as const),
    ...([0, 50, "returned", "cancelled by staff"] as const),
  ],
  ["tutor no-show", { what: "tutor-no-show" }, 0, 0, "returned", "tutor-no-show"],
  ["outage before a quarter", outage(14), 0, 0, "returned", "outage"],
  ["outage from a quarter on", outage(15), "15 of 60 min", "15 of 60 min", "used", "completed, outage"],
  ["staff cancel in time", cancelled("staff", 48), 0, 0, "returned", "cancelled by staff"],
  ["the system cancels late", cancelled("system", 2), 0, 50, "returned", "cancelled by staff"],
])("%s", (_, happened, charge, pay, credit, counts) => {
  const row = outcomeOf(happened, policyDefaults, 60);
  const said = (minutes: number, bp: number) => (minutes === 60 ? bp / 100 : shareInWords({ minutes, bp }, 60));
  expect([said(row.chargeMinutes, row.chargeBp), said(row.payMinutes, row.payBp)]).toEqual([charge, pay]);
  expect([row.credit, row.counts]).toEqual([credit, counts]);
});

it("takes the percentages from the lesson's own copy of the policy", () => {
  const mild = { ...policyDefaults, lateCancelPercent: 50, tutorLatePayPercent: 80, freeLateCancelsPerTerm: 0 };
  expect(outcomeOf(cancelled("customer", 1), mild, 60)).toMatchObject({ chargeBp: 5000, payBp: 8000 });
});

it.each<[Happened, string]>([
  [
    cancelled("customer", 37 / 6, 1),
    "Charged 100%: cancelled by the customer 6 h 10 min before the start; the policy asks for 24 h; the free late cancellation for May–Aug was used. The tutor is paid 100%.",
  ],
  [
    cancelled("customer", 1),
    "Not charged: cancelled by the customer 1 h before the start; the policy asks for 24 h; this is the free late cancellation for May–Aug. The tutor is paid 50%.",
  ],
  [
    given(40, "tutor"),
    "Charged 40 of 60 min: the tutor began late or ended early. The tutor is paid for 40 of 60 min.",
  ],
  [{ what: "tutor-no-show" }, "Not charged: the tutor did not come. The tutor is not paid."],
  [cancelled("tutor", -0.25), "Not charged: cancelled by the tutor 15 min after the start. The tutor is not paid."],
])("says why in words", (happened, sentence) => {
  expect(outcomeOf(happened, policyDefaults, 60).sentence).toBe(sentence);
});

it("counts free late cancellations by thirds of the year, by the lesson’s own date", () => {
  const bounds = (date: string) => Object.values(termBounds(date));
  expect(bounds("2026-04-30")).toEqual(["2026-01-01", "2026-05-01"]);
  expect(bounds("2026-08-31")).toEqual(["2026-05-01", "2026-09-01"]);
  expect(bounds("2026-12-31")).toEqual(["2026-09-01", "2027-01-01"]);
  // 31 Aug 2026 23:30 UTC is 1 Sep 00:30 in London.
  expect(termOf(wallClockOf(new Date("2026-08-31T23:30:00Z"), "Europe/London").date)).toBe("Sep–Dec");
});
