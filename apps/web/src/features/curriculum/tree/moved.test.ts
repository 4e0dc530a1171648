import { aPart } from "../testing/curricula.ts";
import { moved, placeOf } from "./moved.ts";

const parts = [
  aPart("A", { type: "LEVEL", order: 0 }),
  aPart("a1", { parentId: "A", order: 0 }),
  aPart("a2", { parentId: "A", order: 1 }),
  aPart("a3", { parentId: "A", order: 2 }),
  aPart("old", { parentId: "A", order: 3, archivedAt: "2026-01-01T00:00:00.000Z" }),
  aPart("B", { type: "LEVEL", order: 1 }),
  aPart("b1", { parentId: "B", order: 0 }),
];
const after = (id: string, parentId: string | null, order: number) =>
  moved(parts, { id, parentId, order })
    .map((part) => part.id)
    .join(" ");

it.each([
  ["down", "a1", "A", 1, "A a2 a1 a3 old B b1"],
  ["up", "a3", "A", 0, "A a3 a1 a2 old B b1"],
  ["to the end, before what is archived", "a1", "A", 9, "A a2 a3 a1 old B b1"],
  ["under another part", "a2", "B", 0, "A a1 a3 old B a2 b1"],
  ["with all that stands under it", "A", null, 1, "B b1 A a1 a2 a3 old"],
  ["to where it is", "a2", "A", 1, "A a1 a2 a3 old B b1"],
])("moves a part %s", (_, id, parentId, order, expected) => {
  expect(after(id, parentId, order)).toBe(expected);
});

it("gives the siblings their places without gaps", () => {
  const places = moved(parts, { id: "a3", parentId: "A", order: 0 }).filter(({ parentId }) => parentId === "A");
  expect(places.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
});

it("moves nothing for a part that is gone", () => {
  expect(moved(parts, { id: "gone", parentId: null, order: 0 })).toBe(parts);
});

it("knows the way back", () => {
  const from = placeOf(parts, "a1")!;
  const there = moved(parts, { id: "a1", parentId: "B", order: 1 });
  expect(moved(there, from).map(({ id }) => id)).toEqual(parts.map(({ id }) => id));
});
