import { blocksMax, type BlockKind } from "./block-kinds.ts";
import { copied, movedBlock } from "./session-edits.ts";
import { newBlock, type Block } from "./session.ts";

/** State and actions of the session builder, as a pure reducer. Source: admin-portal.md sections 3 and 4. */

type Blocks = readonly Block[];

/** The blocks before an action, and which one was active. */
interface Step {
  blocks: Blocks;
  activeId: string | null;
}

export interface EditorState extends Step {
  isLoaded: boolean;
  isSaved: boolean;
  /** Never saved yet. */
  isNewSession: boolean;
  /** Steps to undo and redo, the nearest last. */
  past: readonly Step[];
  future: readonly Step[];
  /** The field being typed in: further letters belong to the same step. */
  typing: { place: string; at: number } | null;
}

export type EditorAct =
  | { type: "loaded"; blocks: Blocks }
  /** Another person's changes arrived while nothing here was unsaved. */
  | { type: "refreshed"; blocks: Blocks }
  /** A new session without anything to load. */
  | { type: "begun" }
  | { type: "added"; kind: BlockKind; newId: () => string }
  | { type: "duplicated"; id: string; newId: () => string }
  | { type: "removed"; id: string }
  /** Undoes the removal of a block, whatever has changed since. */
  | { type: "returned"; block: Block; index: number }
  | { type: "moved"; id: string; order: number }
  | { type: "chosen"; id: string | null }
  /** `field` and `at` (in milliseconds) combine letters typed in quick succession into one step. */
  | { type: "changed"; id: string; change: (block: Block) => Block; field?: string; at?: number }
  /** Replaces all blocks: with a draft, or with the result of a merge. */
  | { type: "replaced"; blocks: Blocks }
  /** These blocks are saved; later changes are not. */
  | { type: "saved"; blocks: Blocks }
  | { type: "undone" }
  | { type: "redone" };

export const stepsMax = 100;
/** Letters typed within this time of each other are undone together, in milliseconds. */
const typingMs = 1500;

export const emptyEditor: EditorState = {
  blocks: [],
  activeId: null,
  isLoaded: false,
  isSaved: true,
  isNewSession: false,
  past: [],
  future: [],
  typing: null,
};

/** Index of the active block; null for none. The block is held by its id, so this follows every move. */
export function activeIndexOf({ blocks, activeId }: Step): number | null {
  const index = blocks.findIndex(({ _id }) => _id === activeId);
  return index === -1 ? null : index;
}

/** Adds an undo step. */
function stepped(state: EditorState, blocks: Blocks, activeId = state.activeId, typing: EditorState["typing"] = null) {
  if (blocks === state.blocks) return state;
  const { past, blocks: before, activeId: wasActive } = state;
  const steps = [...past, { blocks: before, activeId: wasActive }].slice(-stepsMax);
  return { ...state, blocks, activeId, isSaved: false, past: steps, future: [], typing };
}

/** Adds a block after another one or at the end, up to the maximum of fifty. */
function withBlock(state: EditorState, block: Block, after: number): EditorState {
  if (state.blocks.length >= blocksMax) return state;
  return stepped(state, state.blocks.toSpliced(after + 1, 0, block), block._id);
}

function withoutBlock(state: EditorState, id: string): EditorState {
  const index = state.blocks.findIndex(({ _id }) => _id === id);
  if (index === -1) return state;
  const blocks = state.blocks.toSpliced(index, 1);
  const next = blocks[Math.min(index, blocks.length - 1)]?._id ?? null;
  return stepped(state, blocks, state.activeId === id ? next : state.activeId);
}

function changed(
  state: EditorState,
  { id, change, field, at = 0 }: Extract<EditorAct, { type: "changed" }>,
): EditorState {
  const blocks = state.blocks.map((block) => (block._id === id ? change(block) : block));
  if (blocks.every((block, index) => block === state.blocks[index])) return state;
  const typing = field === undefined ? null : { place: `${id} ${field}`, at };
  const { typing: before } = state;
  const isSameStep = typing !== null && before?.place === typing.place && at - before.at < typingMs;
  return isSameStep ? { ...state, blocks, isSaved: false, future: [], typing } : stepped(state, blocks, id, typing);
}

/** Moves one step from one stack to the other: undo or redo. */
function gone(state: EditorState, from: "past" | "future", to: "past" | "future"): EditorState {
  const step = state[from].at(-1);
  if (!step) return state;
  const { blocks, activeId } = state;
  const left = { [from]: state[from].slice(0, -1), [to]: [...state[to], { blocks, activeId }] };
  return { ...state, ...step, ...left, isSaved: false, typing: null };
}

/** The reducer of the builder. */
export function editor(state: EditorState, act: EditorAct): EditorState {
  const { blocks } = state;
  switch (act.type) {
    case "loaded":
      return { ...emptyEditor, blocks: act.blocks, isLoaded: true };
    case "refreshed": {
      const { activeId } = state;
      const isThere = act.blocks.some(({ _id }) => _id === activeId);
      return { ...emptyEditor, blocks: act.blocks, isLoaded: true, activeId: isThere ? activeId : null };
    }
    case "begun":
      return { ...emptyEditor, isLoaded: true, isNewSession: true };
    case "added":
      return withBlock(state, newBlock(act.kind, act.newId), activeIndexOf(state) ?? blocks.length - 1);
    case "duplicated": {
      const index = blocks.findIndex(({ _id }) => _id === act.id);
      const block = blocks[index];
      return block ? withBlock(state, copied(block, act.newId), index) : state;
    }
    case "removed":
      return withoutBlock(state, act.id);
    case "returned":
      return blocks.some(({ _id }) => _id === act.block._id) ? state : withBlock(state, act.block, act.index - 1);
    case "moved":
      return stepped(state, movedBlock(blocks, act.id, act.order));
    case "chosen":
      return { ...state, activeId: act.id, typing: null };
    case "changed":
      return changed(state, act);
    case "replaced":
      return stepped(
        state,
        act.blocks,
        activeIndexOf({ ...state, blocks: act.blocks }) === null ? null : state.activeId,
      );
    case "saved":
      return { ...state, isSaved: blocks === act.blocks, isNewSession: false };
    case "undone":
      return gone(state, "past", "future");
    case "redone":
      return gone(state, "future", "past");
  }
}
