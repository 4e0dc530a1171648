import { mergeRecords, withTheirsOf } from "./merge-parts.ts";

const partIds = { items: "itemId" };
const item = (itemId: string, prompt: string) => ({ itemId, prompt });
const [a, b] = [item("a", "One"), item("b", "Two")];
const start = { title: "Water", items: [a, b] };

it("keeps what each changed in a part of their own, and what they added", () => {
  const mine = { ...start, items: [item("a", "Mine"), b] };
  const theirs = { ...start, items: [a, item("b", "Theirs"), item("c", "New")] };
  expect(mergeRecords(partIds, start, mine, theirs)).toMatchObject({
    values: { items: [item("a", "Mine"), item("b", "Theirs"), item("c", "New")] },
    conflicts: [],
  });
});

it("asks about a part that both changed, and takes theirs in that part alone", () => {
  const mine = { title: "Mine", items: [item("a", "Mine"), item("b", "Mine too")] };
  const theirs = { title: "Theirs", items: [item("a", "Theirs"), b] };
  const merge = mergeRecords(partIds, start, mine, theirs);
  expect(merge.conflicts.map(({ name }) => name)).toEqual(["title", "items.a"]);
  expect(withTheirsOf(partIds, merge, theirs, ["items.a"])).toEqual({
    title: "Mine",
    items: [item("a", "Theirs"), item("b", "Mine too")],
  });
  expect(withTheirsOf(partIds, merge, theirs, ["title"])).toEqual({ ...mine, title: "Theirs" });
});

it("asks about a part that one removed and the other changed", () => {
  const merge = mergeRecords(partIds, start, { ...start, items: [b] }, { ...start, items: [item("a", "Theirs"), b] });
  expect(merge.conflicts).toEqual([{ name: "items.a", before: a, mine: null, theirs: item("a", "Theirs") }]);
  const theirs = { ...start, items: [item("a", "Theirs"), b] };
  expect(withTheirsOf(partIds, merge, theirs, ["items.a"]).items).toEqual(theirs.items);
  expect(withTheirsOf(partIds, merge, theirs, []).items).toEqual([b]);
});
