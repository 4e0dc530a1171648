import { expect, it } from "@jest/globals";
import { changedBlocks, mergeSessions, withTheirBlocks } from "./session-merge.ts";
import { aBlock } from "./testing/blocks.ts";

const a = aBlock("single-choice");
const b = aBlock("short-text");
const c = aBlock("graph");
const d = aBlock("rating");
const e = aBlock("slider");
const asking = <Of extends typeof a>(block: Of, questionText: string) => ({ ...block, questionText });
const ids = (blocks: readonly { _id: string }[]) => blocks.map(({ _id }) => _id);

it("keeps what each changed in a block of their own", () => {
  const { blocks, conflicts } = mergeSessions([a, b, c], [asking(a, "Mine"), b, c], [a, asking(b, "Theirs"), c]);
  expect(blocks.map(({ questionText }) => questionText)).toEqual(["Mine", "Theirs", c.questionText]);
  expect(conflicts).toEqual([]);
});

it("merges two fields of one block, and asks where both wrote in one field", () => {
  const hinted = { ...a, hint: "Theirs" };
  expect(mergeSessions([a], [asking(a, "Mine")], [hinted])).toEqual({
    blocks: [{ ...asking(a, "Mine"), hint: "Theirs" }],
    conflicts: [],
  });
  const merge = mergeSessions([a], [asking(a, "Mine")], [asking(a, "Theirs")]);
  expect(merge.conflicts).toEqual([{ name: a._id, before: a, mine: asking(a, "Mine"), theirs: asking(a, "Theirs") }]);
  expect(merge.blocks[0]?.questionText).toBe("Mine");
  expect(withTheirBlocks(merge, [asking(a, "Theirs")], [a._id])[0]?.questionText).toBe("Theirs");
  expect(withTheirBlocks(merge, [asking(a, "Theirs")], [])[0]?.questionText).toBe("Mine");
});

it("keeps what both added, each after the block that it was put behind", () => {
  expect(ids(mergeSessions([a, b], [a, d, b], [a, b, e]).blocks)).toEqual(ids([a, d, b, e]));
  expect(ids(mergeSessions([a, b], [d, a, b], [e, a, b]).blocks)).toEqual(ids([e, d, a, b]));
});

it("removes what one removed and the other left alone, and asks where the other wrote in it", () => {
  expect(ids(mergeSessions([a, b, c], [a, c], [a, b, c]).blocks)).toEqual(ids([a, c]));
  expect(ids(mergeSessions([a, b, c], [a, b, c], [b, c]).blocks)).toEqual(ids([b, c]));
  const theirs = [a, asking(b, "Theirs")];
  const merge = mergeSessions([a, b], [a], theirs);
  expect(merge.conflicts).toMatchObject([{ name: b._id, mine: null }]);
  expect(ids(withTheirBlocks(merge, theirs, []))).toEqual([a._id]);
  expect(withTheirBlocks(merge, theirs, [b._id])).toEqual(theirs);
  const removed = mergeSessions([a, b], [a, asking(b, "Mine")], [a]);
  expect(ids(removed.blocks)).toEqual(ids([a, b]));
  expect(ids(withTheirBlocks(removed, [a], [b._id]))).toEqual([a._id]);
});

it("takes the order of who changed it, and mine where both did", () => {
  expect(ids(mergeSessions([a, b, c], [a, b, c], [c, a, b]).blocks)).toEqual(ids([c, a, b]));
  expect(ids(mergeSessions([a, b, c], [b, a, c], [c, a, b]).blocks)).toEqual(ids([b, a, c]));
});

it("names the blocks that differ from what is saved", () => {
  expect(changedBlocks([a, b], [{ ...a }, asking(b, "Other"), c])).toEqual(ids([b, c]));
});
