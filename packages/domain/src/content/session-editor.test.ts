import { expect, it } from "@jest/globals";
import { blocksMax } from "./block-kinds.ts";
import { activeIndexOf, editor, emptyEditor, stepsMax, type EditorAct, type EditorState } from "./session-editor.ts";
import type { Block } from "./session.ts";
import { aBlock, ids } from "./testing/blocks.ts";

const newId = ids();
const acted = (state: EditorState, ...acts: EditorAct[]) => acts.reduce(editor, state);
const three = () => [aBlock("single-choice"), aBlock("slider"), aBlock("graph")] as const;
const loaded = (blocks: readonly Block[]) => acted(emptyEditor, { type: "loaded", blocks });
const asks = (id: string, questionText: string, at?: number): EditorAct => ({
  type: "changed",
  id,
  change: (block) => ({ ...block, questionText }),
  ...(at !== undefined && { field: "questionText", at }),
});
const questions = ({ blocks }: EditorState) => blocks.map(({ questionText }) => questionText);

it("loads blocks saved and with none of them active, and begins a session as new and without any", () => {
  const before = acted(loaded(three()), { type: "added", kind: "rating", newId });
  const blocks = three();
  expect(acted(before, { type: "loaded", blocks })).toMatchObject({
    blocks,
    activeId: null,
    isLoaded: true,
    isSaved: true,
    isNewSession: false,
    past: [],
  });
  expect(acted(before, { type: "begun" })).toMatchObject({ blocks: [], isLoaded: true, isNewSession: true });
});

it("adds a block after the active one and makes it active", () => {
  const [a, b, c] = three();
  const state = acted(loaded([a, b, c]), { type: "chosen", id: a._id }, { type: "added", kind: "rating", newId });
  expect(state.blocks.map(({ blockType }) => blockType)).toEqual(["single-choice", "rating", "slider", "graph"]);
  expect(activeIndexOf(state)).toBe(1);
  expect(state.isSaved).toBe(false);
});

it("takes no fifty-first block", () => {
  const full = loaded(Array.from({ length: blocksMax }, () => aBlock("graph")));
  expect(acted(full, { type: "added", kind: "graph", newId })).toBe(full);
  expect(acted(full, { type: "duplicated", id: full.blocks[0]!._id, newId })).toBe(full);
});

it("keeps the active block active when it is moved", () => {
  const [a, b, c] = three();
  const state = acted(loaded([a, b, c]), { type: "chosen", id: a._id }, { type: "moved", id: a._id, order: 2 });
  expect(activeIndexOf(state)).toBe(2);
  expect(activeIndexOf(acted(state, { type: "moved", id: c._id, order: 2 }))).toBe(1);
});

it("goes on with the next block when the active one is removed, and with the last where there is no next", () => {
  const [a, b, c] = three();
  const state = acted(loaded([a, b, c]), { type: "chosen", id: b._id }, { type: "removed", id: b._id });
  expect(state.activeId).toBe(c._id);
  expect(acted(state, { type: "removed", id: c._id }).activeId).toBe(a._id);
  expect(acted(loaded([a]), { type: "removed", id: a._id }).activeId).toBeNull();
});

it("duplicates a block behind itself, under ids of its own", () => {
  const [a, b] = three();
  const state = acted(loaded([a, b]), { type: "duplicated", id: a._id, newId });
  expect(state.blocks.map(({ blockType }) => blockType)).toEqual(["single-choice", "single-choice", "slider"]);
  expect(state.activeId).toBe(state.blocks[1]?._id);
  expect(state.activeId).not.toBe(a._id);
});

it("changes only the block that is written in", () => {
  const [a, b, c] = three();
  const state = acted(loaded([a, b, c]), asks(b._id, "Where?"));
  expect([state.blocks[0], state.blocks[2]]).toEqual([a, c]);
  expect(state.blocks[0]).toBe(a);
  expect(state.blocks[1]?.questionText).toBe("Where?");
});

it("counts as changed only what differs", () => {
  const state = loaded(three());
  expect(acted(state, { type: "changed", id: state.blocks[0]!._id, change: (block) => block })).toBe(state);
  expect(acted(state, { type: "moved", id: "nobody", order: 0 })).toBe(state);
});

it("undoes and redoes, with the block that was active then", () => {
  const [a, b] = three();
  const written = acted(loaded([a, b]), { type: "chosen", id: b._id }, asks(b._id, "One"), asks(a._id, "Two"));
  const back = acted(written, { type: "undone" });
  expect(questions(back)).toEqual(["Kí ni èyí?", "One"]);
  expect(back.activeId).toBe(b._id);
  expect(questions(acted(back, { type: "redone" }))).toEqual(["Two", "One"]);
  expect(acted(back, asks(a._id, "Three")).future).toEqual([]);
});

it("undoes together what was typed without a pause in one field, and no more", () => {
  const [a] = three();
  const typed = acted(loaded([a]), asks(a._id, "O", 0), asks(a._id, "Og", 400), asks(a._id, "Ogu", 5000));
  const once = acted(typed, { type: "undone" });
  expect(questions(once)).toEqual(["Og"]);
  expect(questions(acted(once, { type: "undone" }))).toEqual(["Kí ni èyí?"]);
});

it("goes back a hundred steps", () => {
  const [a] = three();
  const acts = Array.from({ length: stepsMax + 20 }, (_, n) => asks(a._id, String(n)));
  const state = acted(loaded([a]), ...acts, ...acts.map((): EditorAct => ({ type: "undone" })));
  expect(questions(state)).toEqual(["19"]);
});

it("is saved only where nothing was changed since it was sent", () => {
  const [a] = three();
  const sent = acted(acted(emptyEditor, { type: "begun" }), { type: "added", kind: "rating", newId });
  expect(acted(sent, { type: "saved", blocks: sent.blocks })).toMatchObject({ isSaved: true, isNewSession: false });
  const further = acted(sent, { type: "replaced", blocks: [a] });
  expect(acted(further, { type: "saved", blocks: sent.blocks })).toMatchObject({ isSaved: false, activeId: null });
});

it("goes on with the active block when what somebody else saved comes in, unless they removed it", () => {
  const [a, b] = three();
  const state = acted(loaded([a, b]), { type: "chosen", id: a._id });
  expect(acted(state, { type: "refreshed", blocks: [b, a] })).toMatchObject({ activeId: a._id, isSaved: true });
  expect(acted(state, { type: "refreshed", blocks: [b] }).activeId).toBeNull();
});

it("brings a removed block back to its place, whatever was done since, and never twice", () => {
  const [a, b, c] = three();
  const removed = acted(loaded([a, b, c]), { type: "removed", id: b._id }, asks(a._id, "Since then"));
  const back: EditorAct = { type: "returned", block: b, index: 1 };
  expect(acted(removed, back, back).blocks.map(({ _id }) => _id)).toEqual([a._id, b._id, c._id]);
  expect(questions(acted(removed, back))[0]).toBe("Since then");
});
