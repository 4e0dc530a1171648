import { and, eq, inArray, or } from "drizzle-orm";
import { sessionDiff, type BlockChange } from "@app/domain/content/session-diff.ts";
import { storedBlocks } from "@app/domain/content/session-input.ts";
import { blockName } from "@app/domain/content/session-words.ts";
import type { Block } from "@app/domain/content/session.ts";
import { teamActivity, type Changes } from "../../database/schema/team-activity.table.ts";
import type { Besides, ShownChange } from "../../records/history/historic.ts";
import { examSessions } from "./content.table.ts";

/** A block as a history names it. */
interface NamedBlock {
  id: string;
  name: string;
}

/** What a block is called may be as long as a text. */
const longestName = 120;
const namesOf = (blocks: readonly Block[]) =>
  new Map(blocks.map((block) => [block._id, blockName(block).slice(0, longestName)]));

const blocksIn = (stored: unknown): readonly Block[] => storedBlocks(Array.isArray(stored) ? stored : []);

const set = (field: string, after: unknown): ShownChange => ({ field, before: null, after });

/** What was done to blocks: those that were added, changed, removed and moved, by name. */
function blockChanges([was, is]: readonly [unknown, unknown]): ShownChange[] {
  const before = blocksIn(was);
  const after = blocksIn(is);
  const names = new Map([...namesOf(before), ...namesOf(after)]);
  const diff = sessionDiff(before, after);
  const blocksOf = (kind: BlockChange["change"]): NamedBlock[] =>
    diff.filter(({ change }) => change === kind).map(({ blockId: id }) => ({ id, name: names.get(id) ?? "" }));
  return (["added", "changed", "removed", "moved"] as const).flatMap((kind) => {
    const blocks = blocksOf(kind);
    return blocks.length > 0 ? [set(kind, blocks)] : [];
  });
}

/**
 * What was written in the session of a lesson, among the changes of the lesson itself: the blocks of each save, the version
 * that was begun or thrown away, the comments that were resolved.
 */
export const sessionBesides: Besides = {
  async of({ db, actor }, lessonId) {
    if (!actor.permissions.has("sessions:read")) return undefined;
    // What was written down before parts were is found by the versions that are still there.
    const rows = await db.select({ id: examSessions.id }).from(examSessions).where(eq(examSessions.lessonId, lessonId));
    const ids = rows.map(({ id }) => id);
    return and(
      eq(teamActivity.entityKind, "exam-session"),
      or(eq(teamActivity.partOf, lessonId), inArray(teamActivity.entityId, ids)),
    );
  },
  changes({ blocks, versionNumber, resolvedAt }: Changes) {
    if (versionNumber?.[1] === null) return [set("versionDiscarded", versionNumber[0])];
    const isNext = Number(versionNumber?.[1] ?? 1) > 1;
    return [
      ...(isNext ? [set("versionBegun", versionNumber?.[1])] : []),
      // The next version begins with what was there, so its first entry holds blocks that nobody added.
      ...(blocks && !isNext ? blockChanges(blocks) : []),
      ...(resolvedAt ? [set("commentResolved", resolvedAt[1] !== null)] : []),
    ];
  },
};
