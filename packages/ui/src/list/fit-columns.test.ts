import fc from "fast-check";
import { fitColumns } from "./fit-columns.ts";
import type { ListColumn } from "./list-column.ts";

interface Place {
  id: string;
}
const cell = () => "";
const columns: ListColumn<Place>[] = [
  { id: "code", header: "Code", cell, minWidth: 72, maxWidth: 90 },
  { id: "name", header: "Name", cell, card: "title", minWidth: 180, maxWidth: 360 },
  { id: "money", header: "Money", cell, minWidth: 100 },
  { id: "zone", header: "Zone", cell, minWidth: 140, whenNarrow: "hide" },
  { id: "people", header: "People", cell, minWidth: 100, whenNarrow: "hide" },
  { id: "actions", header: "Actions", cell, minWidth: 52, fixed: true },
];
const ids = (some: readonly ListColumn<Place>[]) => some.map(({ id }) => id);
const told = (room: number) => {
  const { shown, folded, dropped } = fitColumns(columns, room);
  return { shown: ids(shown), folded: ids(folded), dropped: ids(dropped) };
};

it("shows every column where there is room", () => {
  expect(told(900)).toEqual({ shown: ids(columns), folded: [], dropped: [] });
});

it("drops the last that may be dropped first", () => {
  expect(told(620)).toEqual({
    shown: ["code", "name", "money", "zone", "actions"],
    folded: [],
    dropped: ["people"],
  });
});

it("tells below the name what may not be dropped, and keeps name, first column and actions whatever the room", () => {
  expect(told(200)).toEqual({ shown: ["code", "name", "actions"], folded: ["money"], dropped: ["zone", "people"] });
});

it("measures nothing where the room is not known", () => {
  expect(fitColumns(columns, Infinity)).toEqual({ shown: columns, widths: undefined, folded: [], dropped: [] });
});

it("never makes a column narrower than its least, leaves no room empty, and takes none that is not there", () => {
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 3000 }), fc.boolean(), (room, withChecks) => {
      const { shown, widths = [] } = fitColumns(columns, room, withChecks);
      const taken = widths.reduce((total, width) => total + width, 0) + (withChecks ? 72 : 40);
      for (const [index, column] of shown.entries())
        expect(widths[index]).toBeGreaterThanOrEqual(column.minWidth ?? 96);
      expect(taken).toBeLessThanOrEqual(room);
      expect(taken).toBeGreaterThan(room - shown.length);
    }),
  );
});
