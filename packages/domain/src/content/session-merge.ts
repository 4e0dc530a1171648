import { changedFields, isSame, mergeChanges, type Conflict } from "../merge.ts";
import type { Block } from "./session.ts";

type Blocks = readonly Block[];

/** A merge of two people's changes to one session, block by block. */
export interface SessionMerge {
  /** Both changes; where they conflict, mine. */
  blocks: Blocks;
  /**
   * Blocks that both changed differently, or that one changed and the other removed; `name` is the id, null means
   * removed.
   */
  conflicts: readonly Conflict[];
}

const byId = (blocks: Blocks) => new Map(blocks.map((block) => [block._id, block]));
const idsOf = (blocks: Blocks) => blocks.map(({ _id }) => _id);

type Verdict = { block: Block | null; isDisputed: boolean };
const settled = (block: Block | null): Verdict => ({ block, isDisputed: false });

/** The merged block; null if removed or absent. */
function verdictOn(before: Block | null, mine: Block | null, theirs: Block | null): Verdict {
  if (isSame(mine, theirs) || isSame(before, theirs)) return settled(mine);
  if (isSame(before, mine)) return settled(theirs);
  if (!before || !mine || !theirs) return { block: mine, isDisputed: true };
  const { values, conflicts } = mergeChanges(before, mine, theirs);
  return { block: values, isDisputed: conflicts.length > 0 };
}

/** Ids in one side's order; those that only the other side has follow the block they follow there. */
function inOrder(own: readonly string[], other: readonly string[]): readonly string[] {
  return other.reduce<readonly string[]>((ids, id, index) => {
    if (ids.includes(id)) return ids;
    const follows = other.slice(0, index).findLast((one) => ids.includes(one));
    return ids.toSpliced(follows === undefined ? 0 : ids.indexOf(follows) + 1, 0, id);
  }, own);
}

/** Whether the common blocks are in a different order. */
function isReordered(before: Blocks, after: Blocks): boolean {
  const [old, now] = [idsOf(before), idsOf(after)];
  return !isSame(
    old.filter((id) => now.includes(id)),
    now.filter((id) => old.includes(id)),
  );
}

/** Merges two versions of the same session. An order that only one side changed is kept; otherwise mine is. */
export function mergeSessions(start: Blocks, mine: Blocks, theirs: Blocks): SessionMerge {
  const [first, own, other] = [byId(start), byId(mine), byId(theirs)];
  const takesTheirs = isReordered(start, theirs) && !isReordered(start, mine);
  const ids = takesTheirs ? inOrder(idsOf(theirs), idsOf(mine)) : inOrder(idsOf(mine), idsOf(theirs));
  const verdicts = ids.map((id) => {
    const sides = [first.get(id) ?? null, own.get(id) ?? null, other.get(id) ?? null] as const;
    return { id, sides, ...verdictOn(...sides) };
  });
  return {
    blocks: verdicts.flatMap(({ block }) => block ?? []),
    conflicts: verdicts
      .filter(({ isDisputed }) => isDisputed)
      .map(({ id, sides: [before, my, their] }) => ({ name: id, before, mine: my, theirs: their })),
  };
}

/** Whether my changes contain anything not yet saved: `addsTo` for a session. */
export function addsToSession(saved: Blocks, start: Blocks, mine: Blocks): boolean {
  const { blocks, conflicts } = mergeSessions(start, mine, saved);
  return conflicts.length > 0 || changedBlocks(saved, blocks).length > 0 || !isSame(idsOf(saved), idsOf(blocks));
}

/** Takes their version of the named blocks, including removals. */
export function withTheirBlocks({ blocks, conflicts }: SessionMerge, theirs: Blocks, given: readonly string[]): Blocks {
  const their = byId(theirs);
  const kept = blocks.flatMap((block) => (given.includes(block._id) ? (their.get(block._id) ?? []) : block));
  const back = conflicts.filter(({ name, mine }) => given.includes(name) && mine === null);
  const order = inOrder(idsOf(kept), idsOf(theirs));
  const all = byId([...kept, ...back.flatMap(({ name }) => their.get(name) ?? [])]);
  return order.flatMap((id) => all.get(id) ?? []);
}

/** Ids of the blocks that differ from the saved ones. */
export function changedBlocks(saved: Blocks, now: Blocks): readonly string[] {
  const before = byId(saved);
  return now
    .filter((block) => {
      const old = before.get(block._id);
      return old !== block && (!old || changedFields(old, block).length > 0);
    })
    .map(({ _id }) => _id);
}
