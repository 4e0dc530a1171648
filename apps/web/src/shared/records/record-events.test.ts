import { Archive, CirclePlay } from "@app/ui/icons.ts";
import { eventDialogs, eventParam, eventsForMany, offeredIn, stateIn, undoOf } from "./record-events.ts";
import type { EventTable } from "./record-events.ts";

const question = () => Promise.resolve(() => null);
const dialog = () => Promise.resolve(() => null);
type State = "open" | "closed";
type Event = "close" | "take-up" | "expire";

const table: EventTable<State, Event, "close" | "take-up"> = {
  kind: { history: "TASK", one: "task", many: "tasks", list: "tasks", write: "tasks:write", act: "tasks:act" },
  machine: {
    initial: "open",
    table: { open: { expire: "closed", close: "closed" }, closed: { "take-up": "open" } },
  },
  state: "status",
  rows: {
    close: { label: "Close", icon: Archive, danger: true, many: { kind: "LEADS_LOSE", description: "All end." } },
    "take-up": { label: "Take up", icon: CirclePlay, needs: "tasks:write" },
  },
};

it("makes of each event a dialog under its name in the address, the plain question if it has none of its own", () => {
  expect(eventDialogs(table, question, { close: { load: dialog } })).toEqual({
    close: { needs: "tasks:act", load: dialog },
    takeUp: { needs: "tasks:write", load: question },
  });
  expect(eventParam("book-trial")).toBe("bookTrial");
});

it("offers for many records the events that can be done to many", () => {
  expect(eventsForMany(table)).toEqual([
    { kind: "LEADS_LOSE", description: "All end.", label: "Close", needs: table.kind.act, danger: true },
  ]);
});

it("offers the events of a state, without those that people do not trigger", () => {
  expect(offeredIn(table, stateIn(table.machine, "OPEN"))).toEqual(["close"]);
  expect(offeredIn(table, stateIn(table.machine, "CLOSED"))).toEqual(["take-up"]);
});

it("offers to undo an event where another leads straight back", () => {
  expect(undoOf(table, "close")({ status: "OPEN" })).toBe("TASK");
  expect(undoOf(table, "close")({ status: "CLOSED" })).toBeUndefined();
});
