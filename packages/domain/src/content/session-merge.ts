import { changedFields, isSame, type Conflict } from "../merge.ts";
import { mergeParts, withTheirParts } from "../merge-parts.ts";
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

const idOf = ({ _id }: Block) => _id;

/** Merges two versions of the same session. An order that only one side changed is kept; otherwise mine is. */
export function mergeSessions(start: Blocks, mine: Blocks, theirs: Blocks): SessionMerge {
  const { parts, conflicts } = mergeParts(idOf, start, mine, theirs);
  return { blocks: parts, conflicts };
}

/** Whether my changes contain anything not yet saved: `addsTo` for a session. */
export function addsToSession(saved: Blocks, start: Blocks, mine: Blocks): boolean {
  const { blocks, conflicts } = mergeSessions(start, mine, saved);
  return conflicts.length > 0 || changedBlocks(saved, blocks).length > 0 || !isSame(saved.map(idOf), blocks.map(idOf));
}

/** Takes their version of the named blocks, including removals. */
export const withTheirBlocks = (
  { blocks, conflicts }: SessionMerge,
  theirs: Blocks,
  given: readonly string[],
): Blocks => withTheirParts(idOf, { parts: blocks, conflicts }, theirs, given);

/** Ids of the blocks that differ from the saved ones. */
export function changedBlocks(saved: Blocks, now: Blocks): readonly string[] {
  const before = new Map(saved.map((block) => [idOf(block), block]));
  return now
    .filter((block) => {
      const old = before.get(block._id);
      return old !== block && (!old || changedFields(old, block).length > 0);
    })
    .map(idOf);
}
