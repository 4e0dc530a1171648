import { TreeModel } from "./tree-model.ts";

const model = new TreeModel([
  { id: "a", parentId: null, label: "A" },
  { id: "a1", parentId: "a", label: "A1" },
  { id: "a2", parentId: "a", label: "A2" },
  { id: "b", parentId: null, label: "B" },
]);

it("takes a part in by the one above it, and out to beside its parent", () => {
  expect(model.moveByKey("b", "ArrowRight")).toEqual({ id: "b", parentId: "a", order: 2 });
  expect(model.moveByKey("a2", "ArrowLeft")).toEqual({ id: "a2", parentId: null, order: 1 });
  expect(model.moveByKey("a1", "ArrowUp")).toBeNull();
});

it("takes a part at the edge of its branch into the next one in use, at the same depth", () => {
  const deep = new TreeModel([
    { id: "a", parentId: null, label: "A" },
    { id: "a1", parentId: "a", label: "A1" },
    { id: "x", parentId: "a1", label: "X" },
    { id: "y", parentId: "a1", label: "Y" },
    { id: "a2", parentId: "a", label: "A2", archived: true },
    { id: "b", parentId: null, label: "B" },
    { id: "b1", parentId: "b", label: "B1" },
    { id: "z", parentId: "b1", label: "Z" },
  ]);
  expect(deep.moveByKey("y", "ArrowDown")).toEqual({ id: "y", parentId: "b1", order: 0 });
  expect(deep.moveByKey("z", "ArrowUp")).toEqual({ id: "z", parentId: "a1", order: 2 });
  expect(deep.moveByKey("z", "ArrowDown")).toBeNull();
  expect(deep.moveByKey("b", "ArrowDown")).toBeNull();
});

it("counts the place of a drop among the other children", () => {
  expect(model.moveByDrop("a1", "a2", "after")).toEqual({ id: "a1", parentId: "a", order: 1 });
  expect(model.moveByDrop("a1", "b", "before")).toEqual({ id: "a1", parentId: null, order: 1 });
  expect(model.moveByDrop("b", "a", "into")).toEqual({ id: "b", parentId: "a", order: 2 });
});

it("never drops a part into itself or what is below it", () => {
  expect(model.moveByDrop("a", "a1", "into")).toBeNull();
  expect(model.moveByDrop("a", "a", "before")).toBeNull();
});

it("knows a move that changes nothing", () => {
  expect(model.isSame({ id: "a1", parentId: "a", order: 0 })).toBe(true);
  expect(model.isSame({ id: "a1", parentId: "a", order: 1 })).toBe(false);
});
