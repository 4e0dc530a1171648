import { drawn, inWords } from "./calendar-model.ts";
import { anEntry } from "./testing/entries.ts";

const now = new Date("2026-10-01T00:00:00Z");
const at = (startAt: string, over: object = {}) =>
  anEntry({ startAt, endAt: new Date(Date.parse(startAt) + 60 * 60_000).toISOString(), ...over });

it("draws a lesson by the clock of the viewer, with the time before a change of clocks in its first week", () => {
  const [before, first, later] = ["2026-10-20T17:00Z", "2026-10-27T18:00Z", "2026-11-03T18:00Z"].map((start) =>
    drawn(at(start), "Africa/Lagos", now),
  );
  expect([before?.time, before?.was]).toEqual(["18:00", null]);
  expect([first?.time, first?.was, first?.until]).toEqual(["19:00", "18:00", "20:00"]);
  expect([later?.time, later?.was]).toEqual(["19:00", null]);
});

it("tells the two lessons of the repeated hour from each other", () => {
  const times = ["2026-10-25T00:30Z", "2026-10-25T01:30Z"].map((start) => drawn(at(start), "Europe/London", now).time);
  expect(times).toEqual(["01:30 first", "01:30 second"]);
});

it("can be moved while it is booked and still to come", () => {
  const movable = (over: object, when = now) => drawn(at("2026-10-27T18:00Z", over), "Africa/Lagos", when).isMovable;
  expect(movable({})).toBe(true);
  expect(movable({ lessonStatus: "COMPLETED" })).toBe(false);
  expect(movable({ lessonStatus: null, sessionStatus: "SCHEDULED" })).toBe(false);
  expect(movable({}, new Date("2026-10-27T18:00Z"))).toBe(false);
});

it("says in words what its looks say", () => {
  expect(inWords(drawn(at("2026-10-27T18:00Z", { hold: true }), "Africa/Lagos", now))).toBe(
    "19:00 to 20:00, Tobi Eze, Igbo, Held until paid, was 18:00",
  );
});
