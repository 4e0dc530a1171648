import { expect, it } from "@jest/globals";
import { eventBack, eventsFrom, nextState, type Machine } from "./machine.ts";

const door: Machine<"open" | "shut" | "gone", "close" | "open" | "remove"> = {
  initial: "open",
  table: { open: { close: "shut", remove: "gone" }, shut: { open: "open" }, gone: {} },
};

it.each([
  ["open", "close", "shut"],
  ["open", "open", null],
  ["open", "remove", "gone"],
  ["shut", "close", null],
  ["shut", "open", "open"],
  ["shut", "remove", null],
  ["gone", "close", null],
  ["gone", "open", null],
  ["gone", "remove", null],
] as const)("from %s, %s leads to %s", (from, event, to) => {
  expect(nextState(door, from, event)).toBe(to);
});

it.each([
  ["open", ["close", "remove"]],
  ["shut", ["open"]],
  ["gone", []],
] as const)("offers in %s the events of its row", (state, events) => {
  expect(eventsFrom(door, state)).toEqual(events);
});

it("knows which event takes another back, but never by one that asks for more", () => {
  expect(eventBack(door, "open", "shut")).toBe("open");
  expect(eventBack(door, "open", "gone")).toBeNull();
  expect(eventBack({ ...door, asks: ["open"] }, "open", "shut")).toBeNull();
});
