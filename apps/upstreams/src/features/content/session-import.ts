import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { blocksMax, kindRules } from "@app/domain/content/block-kinds.ts";
import { copied } from "@app/domain/content/session-edits.ts";
import { sessionFileMessages } from "@app/domain/content/session-file.ts";
import { idsOf, storedBlocks } from "@app/domain/content/session-input.ts";
import { sessionMessages } from "@app/domain/content/session-messages.ts";
import { blockInWords, blockName } from "@app/domain/content/session-words.ts";
import type { Block } from "@app/domain/content/session.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import type { UndoVerdict } from "@app/domain/imports/import-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { newId } from "../../database/new-id.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { lessonLevel } from "./content.levels.ts";
import { nodeOf } from "./content.reads.ts";
import { contentLessons } from "./content.table.ts";
import { filesGone } from "./session-files.ts";
import { admit, newestOf, saveSession } from "./session.service.ts";

/** A block of a file, or why it is none. */
export type GivenBlock = ({ block: Block; keepsIds: boolean } | { problems: Readonly<Record<string, string>> }) & {
  /** What a row of a table is called by; a block of a session is called by its place. */
  label?: string;
};

/** What one block of a file would do to a session. */
interface PlannedBlock {
  verdict: "create" | "update" | "unchanged" | "failed";
  label: string;
  problems: Record<string, string> | null;
  /** The block that is there already. */
  recordId: string | null;
  changes: { field: string; before: unknown; after: unknown; from: string; to: string }[] | null;
}

/** A block as it was left by an import: its id and, in place of a version, a sum of what it says; and what stood there before. */
export interface MadeBlock {
  record: { _id: string; version: number };
  before: unknown;
}

/** Refuses lessons into which the caller may not write now. */
export async function demandSession(context: Context, lessonId: string | null): Promise<void> {
  const lesson = lessonId === null ? null : await nodeOf(context, lessonLevel, lessonId);
  if (!lesson) throw fieldRefusal("intoId", messages.reference("Lesson"));
  admit(context, lesson);
}

/** How a session stands: another text as soon as it is written, or its lesson can no longer be written. */
export async function sessionState(context: Pick<Context, "db">, lessonId: string): Promise<string> {
  const { contentStatus, archivedAt } = contentLessons;
  const [lesson] = await context.db
    .select({ contentStatus, archivedAt })
    .from(contentLessons)
    .where(eq(contentLessons.id, lessonId));
  const session = await newestOf(context, lessonId);
  return [lesson?.contentStatus, lesson?.archivedAt, session?.id, session?.version].join(" ");
}

/** In the same order, however the database gave the fields back. */
const inOrder = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Tells what a block says from what another one says, as a positive whole number. A block has no version of its own. */
const sumOf = (block: Block): number =>
  createHash("sha256")
    .update(JSON.stringify(block, (_, value: unknown) => inOrder(value)))
    .digest()
    .readUInt32BE() >>> 1;

const isSame = (a: Block, b: Block) => sumOf(a) === sumOf(b);
const nothing = { problems: null, recordId: null, changes: null };
const wordsOf = (block: Block) => blockInWords(block).join(" · ");

const labelOf = (place: number, block: Block | null) =>
  `Block ${place}${block ? ` · ${kindRules[block.blockType].label} · ${blockName(block)}` : ""}`;

/** Ids of a session and of the file before a block, each with the block that has it. */
class TakenIds {
  readonly #owners = new Map<string, string>();
  readonly #given = new Set<string>();

  constructor(blocks: readonly Block[]) {
    for (const block of blocks) this.#own(block);
  }

  #own(block: Block) {
    for (const id of idsOf([block])) this.#owners.set(id, block._id);
  }

  /** Whether a block may have its ids: they are no other block's, and the file has not named it before. */
  take(block: Block): boolean {
    const ids = idsOf([block]);
    if (this.#given.has(block._id) || new Set(ids).size < ids.length) return false;
    if (ids.some((id) => (this.#owners.get(id) ?? block._id) !== block._id)) return false;
    this.#given.add(block._id);
    this.#own(block);
    return true;
  }
}

/**
 * What the blocks of a file would do to a lesson's session, judged together: one with the id of a block that is there changes
 * it where it stands, others are added after the last. Nothing is removed.
 */
export async function planBlocks(
  context: Context,
  lessonId: string,
  given: readonly GivenBlock[],
): Promise<{ rows: PlannedBlock[]; write: () => Promise<(MadeBlock["record"] | null)[]> }> {
  const session = await newestOf(context, lessonId);
  const standing = storedBlocks(session?.blocks ?? []);
  const known = new Map(standing.map((block) => [block._id, block]));
  const ids = new TakenIds(standing);
  const gone = await filesGone(
    context,
    given.flatMap((one) => ("block" in one ? one.block : [])),
  );
  const result = [...standing];
  const left: (Block | null)[] = [];

  const judge = (one: GivenBlock, at: number): PlannedBlock => {
    const failed = (block: Block | null, problems: Record<string, string>): PlannedBlock => ({
      ...nothing,
      verdict: "failed",
      label: one.label ?? labelOf(at + 1, block),
      problems,
    });
    if ("problems" in one) return failed(null, { ...one.problems });
    const missing = gone.filter(({ blockId }) => blockId === one.block._id);
    if (missing.length > 0) {
      return failed(one.block, Object.fromEntries(missing.map(({ field }) => [field, sessionFileMessages.noFile])));
    }
    const block = one.keepsIds ? one.block : copied(one.block, () => newId(context.now));
    if (!ids.take(block)) return failed(block, { _id: sessionFileMessages.twice });
    const before = known.get(block._id);
    const label = one.label ?? labelOf(at + 1, block);
    if (before) {
      if (isSame(before, block)) return { ...nothing, verdict: "unchanged", label, recordId: block._id };
      result[result.findIndex(({ _id }) => _id === block._id)] = block;
      left[at] = block;
      const change = { field: "block", before, after: block, from: wordsOf(before), to: wordsOf(block) };
      return { ...nothing, verdict: "update", label, recordId: block._id, changes: [change] };
    }
    if (result.length >= blocksMax) return failed(block, { "": sessionMessages.tooManyBlocks });
    result.push(block);
    left[at] = block;
    return { ...nothing, verdict: "create", label };
  };

  const rows = given.map(judge);
  return {
    rows,
    async write() {
      if (left.some((block) => block)) {
        await saveSession(context, { lessonId, version: session?.version ?? 0, blocks: result });
      }
      return rows.map((_, at) => {
        const block = left[at];
        return block ? { _id: block._id, version: sumOf(block) } : null;
      });
    },
  };
}

interface Undone {
  undo: UndoVerdict;
  undoReason: string | null;
}

/** Takes back what an import has made of a session, each block as long as nobody has changed it since. */
export async function revertBlocks(context: Context, lessonId: string, added: readonly MadeBlock[]): Promise<Undone[]> {
  const session = await newestOf(context, lessonId);
  const blocks = new Map(storedBlocks(session?.blocks ?? []).map((block) => [block._id, block]));
  const editor = await context.nameOf(context, session?.updatedBy ?? "");
  const undone = added.map(({ record, before }): Undone => {
    const block = blocks.get(record._id);
    if (!block) return { undo: "stuck", undoReason: importMessages.gone };
    if (sumOf(block) !== record.version) return { undo: "kept", undoReason: importMessages.editedBy(editor) };
    const [earlier] = before === null ? [] : storedBlocks([before]);
    if (earlier) blocks.set(record._id, earlier);
    else blocks.delete(record._id);
    return { undo: "reversed", undoReason: null };
  });
  try {
    if (session) await saveSession(context, { lessonId, version: session.version, blocks: [...blocks.values()] });
    return undone;
  } catch (error) {
    // In review or archived: nothing is written then.
    if (!(error instanceof Refusal)) throw error;
    return added.map(() => ({ undo: "stuck", undoReason: error.message }));
  }
}
