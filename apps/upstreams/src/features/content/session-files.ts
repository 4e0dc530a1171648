import { and, eq, inArray } from "drizzle-orm";
import type { FileKindName } from "@app/domain/files/file-kinds.ts";
import type { Block } from "@app/domain/content/session.ts";
import { files } from "../../database/schema/files.table.ts";
import type { Context } from "../../service/context.ts";
import { keepFile, keptFor } from "../files/files.public.ts";

interface NamedFile {
  field: string;
  id: string;
  kind: FileKindName;
}

/** The files that blocks name, with the field that does, below the field that the blocks are in. */
function filesIn(blocks: readonly Block[], at = "blocks"): NamedFile[] {
  const named = blocks.flatMap(({ imageFile, audioPlayerSRC, imageOptions }, index): NamedFile[] => [
    { field: `${at}.${index}.imageFile`, id: imageFile, kind: "session-image" },
    { field: `${at}.${index}.audioPlayerSRC`, id: audioPlayerSRC, kind: "session-audio" },
    ...imageOptions.map(({ imageSrc }, place) => ({
      field: `${at}.${index}.imageOptions.${place}.imageSrc`,
      id: imageSrc,
      kind: "session-image" as const,
    })),
  ]);
  return named.filter(({ id }) => id !== "");
}

interface BlocksOf {
  refersKind: "exam-session" | "story";
  refersId: string;
  /** The field that the blocks are in. */
  at?: string;
}

/**
 * Keeps the files that blocks name from now on. None is let go of: an earlier version may name it, and a block that was
 * removed may come back.
 */
export async function keepBlockFiles(
  context: Context,
  { refersKind, refersId, at }: BlocksOf,
  blocks: readonly Block[],
): Promise<void> {
  const named = filesIn(blocks, at);
  const known = new Set(
    await keptFor(
      context,
      refersKind,
      named.map(({ id }) => id),
    ),
  );
  for (const { field, id, kind } of named) {
    if (known.has(id)) continue;
    await keepFile(context, field, id, { kind, refersKind, refersId });
    known.add(id);
  }
}

/** The files that blocks name and no session has kept as such a file: each with its block, and the field that names it. */
export async function filesGone(
  { db }: Pick<Context, "db">,
  blocks: readonly Block[],
): Promise<{ blockId: string; field: string }[]> {
  const named = blocks.flatMap((block) =>
    filesIn([block]).map(({ field, ...file }) => ({
      ...file,
      blockId: block._id,
      field: field.replace("blocks.0.", ""),
    })),
  );
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  const rows = await db
    .select({ id: files.id, kind: files.kind })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.state, "kept"), eq(files.refersKind, "exam-session")));
  const attached = new Set(rows.map(({ id, kind }) => `${kind} ${id}`));
  return named
    .filter(({ id, kind }) => !attached.has(`${kind} ${id}`))
    .map(({ blockId, field }) => ({ blockId, field }));
}
