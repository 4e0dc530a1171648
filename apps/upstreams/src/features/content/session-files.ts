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

/** The files that blocks name, with the field that does. */
function filesIn(blocks: readonly Block[]): NamedFile[] {
  const named = blocks.flatMap(({ imageFile, audioPlayerSRC, imageOptions }, index): NamedFile[] => [
    { field: `blocks.${index}.imageFile`, id: imageFile, kind: "session-image" },
    { field: `blocks.${index}.audioPlayerSRC`, id: audioPlayerSRC, kind: "session-audio" },
    ...imageOptions.map(({ imageSrc }, place) => ({
      field: `blocks.${index}.imageOptions.${place}.imageSrc`,
      id: imageSrc,
      kind: "session-image" as const,
    })),
  ]);
  return named.filter(({ id }) => id !== "");
}

/**
 * Keeps the files that a session names from now on. None is let go of: an earlier version may name it, and a block that was
 * removed may come back.
 */
export async function keepSessionFiles(context: Context, refersId: string, blocks: readonly Block[]): Promise<void> {
  const named = filesIn(blocks);
  const known = new Set(
    await keptFor(
      context,
      "exam-session",
      named.map(({ id }) => id),
    ),
  );
  for (const { field, id, kind } of named) {
    if (known.has(id)) continue;
    await keepFile(context, field, id, { kind, refersKind: "exam-session", refersId });
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
  const kept = new Set(rows.map(({ id, kind }) => `${kind} ${id}`));
  return named.filter(({ id, kind }) => !kept.has(`${kind} ${id}`)).map(({ blockId, field }) => ({ blockId, field }));
}
