import { placeAt, rangeOf } from "./calendar-place.ts";
import { filterAsked } from "./calendar-filters.ts";
import { calendarTitle } from "../../shared/text/calendar-title.ts";
import { shiftsByDay } from "./calendar-labels.ts";

const now = new Date("2026-11-23T23:30:00Z");
const at = (address: string, isPhone = false) =>
  placeAt(new URLSearchParams(address), { lanes: "tutor", timeZone: "Africa/Lagos", now, isPhone });

it("stands at today by the chosen clock unless the address says otherwise, and drops what is no place", () => {
  expect(at("")).toMatchObject({ view: "week", lanes: "tutor", date: "2026-11-24", today: "2026-11-24" });
  expect(at("zone=Europe/London").date).toBe("2026-11-23");
  expect(at("show=month&date=2026-10-05&lanes=customer")).toMatchObject({ view: "month", lanes: "customer" });
  expect(at("show=year&date=2026-02-30&lanes=x&zone=EST")).toMatchObject({ view: "week", date: "2026-11-24" });
  expect(at("show=month", true).view).toBe("agenda");
});

it("asks from midnight to midnight by that clock, also over a change of it", () => {
  expect(rangeOf(at("date=2026-10-20&zone=Europe/London"))).toEqual({
    from: "2026-10-18T23:00:00.000Z",
    to: "2026-10-26T00:00:00.000Z",
  });
});

it("names what it shows", () => {
  const title = (address: string) => calendarTitle(at(address));
  expect(title("date=2026-10-27")).toBe("26 October – 1 November 2026");
  expect(title("date=2026-11-10")).toBe("9 – 15 November 2026");
  expect(title("date=2026-12-30")).toBe("28 December 2026 – 3 January 2027");
  expect(title("show=month&date=2026-10-27")).toBe("October 2026");
  expect(title("show=day&date=2026-10-27")).toBe("Tuesday 27 October 2026");
});

it("says on which day which clocks change, those of one day together", () => {
  const change = (timeZone: string, minutes = -60) => ({ timeZone, minutes, at: new Date("2026-10-25T01:00Z") });
  const said = (...zones: string[]) => [
    ...shiftsByDay(
      zones.map((zone) => change(zone)),
      "Africa/Lagos",
    ),
  ];
  expect(said("Europe/London")).toEqual([["2026-10-25", "Clocks back 1 h in London"]]);
  expect(said("Europe/London", "Europe/Paris")[0]?.[1]).toBe("Clocks back 1 h in London and 1 other");
  expect(shiftsByDay([change("Australia/Lord_Howe", 30)], "UTC").get("2026-10-25")).toBe(
    "Clocks forward 30 min in Lord Howe",
  );
});

it("asks the server for what is chosen, spelt as it takes it", () => {
  const [one, other] = ["a".repeat(24), "b".repeat(24)];
  const params = new URLSearchParams(
    `status=booked,tutor-no-show,lost&subject=Igbo&kind=one-off&tutorId=${one},${other},nobody&lesson=c`,
  );
  expect(filterAsked(params)).toEqual({
    status: ["BOOKED", "TUTOR_NO_SHOW"],
    subject: ["Igbo"],
    kind: ["ONE_OFF"],
    tutorId: [one, other],
  });
});
