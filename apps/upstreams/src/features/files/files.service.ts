import { and, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import { recordKinds, type EntityKind } from "@app/domain/changes.ts";
import { fileMessages, type FileKindName } from "@app/domain/files/file-kinds.ts";
import { scopeOf, type Area, type Permission } from "@app/domain/permissions.ts";
import { files, type FileRow } from "../../database/schema/files.table.ts";
import type { Actor, Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { isPublic, presentFiles, type FileRecord } from "./files.record.ts";

const { content: _content, ...described } = getTableColumns(files);

/** What a record keeps: the file that its field names. */
interface Kept {
  kind: FileKindName;
  /** Of the record that names it. */
  refersKind: EntityKind;
  refersId: string;
  /** Who may read the record, where not everybody who may read its kind may. */
  readBy?: Permission;
}

/**
 * Keeps a file that the caller has uploaded, in the transaction that saves the record which names it. Refused at `field`
 * where it is gone, is another person's or of another kind, or another record has it.
 *
 *     await keepFile(context, "fileId", id, { kind: "avatar", refersKind: "staff-user", refersId: person.id });
 */
export async function keepFile(
  { db, actor }: Pick<Context, "db" | "actor">,
  field: string,
  id: string,
  { kind, refersKind, refersId, readBy }: Kept,
): Promise<void> {
  const isTheirs = and(
    eq(files.id, id),
    eq(files.createdBy, actor.id),
    eq(files.kind, kind),
    eq(files.state, "pending"),
  );
  const attached = await db
    .update(files)
    .set({ state: "kept", refersKind, refersId, readBy: readBy ?? null })
    .where(isTheirs)
    .returning({ id: files.id });
  if (attached.length === 0) throw fieldRefusal(field, fileMessages.uploadAgain);
}

/** Takes files from the public, or gives them back to it. A copy that was fetched before is beyond reach. */
export async function withholdFiles(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
  isWithheld: boolean,
): Promise<void> {
  if (ids.length > 0)
    await db
      .update(files)
      .set({ state: isWithheld ? "withheld" : "kept" })
      .where(and(inArray(files.id, [...ids]), inArray(files.state, ["kept", "withheld"])));
}

/** Says who may read files from now on, together with the record that names them. */
export async function setFileReaders(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
  readBy: Permission,
): Promise<void> {
  if (ids.length > 0)
    await db
      .update(files)
      .set({ readBy })
      .where(inArray(files.id, [...ids]));
}

/** Those of some files that records of a kind name already. */
export async function keptFor(
  { db }: Pick<Context, "db">,
  refersKind: EntityKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.state, "kept"), eq(files.refersKind, refersKind)));
  return new Set(rows.map(({ id }) => id));
}

/** The files of a kind that some records keep or kept, the last one sent first. */
export async function filesOf(
  { db }: Pick<Context, "db">,
  refersKind: EntityKind,
  kind: FileKindName,
  records: readonly { id: string }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, refersId: files.refersId })
    .from(files)
    .where(and(eq(files.refersKind, refersKind), inArray(files.refersId, ids), eq(files.kind, kind)))
    .orderBy(desc(files.createdAt), desc(files.id));
  return new Map(ids.map((id) => [id, rows.filter(({ refersId }) => refersId === id).map((row) => row.id)]));
}

/** Lets go of a file that a record no longer names: nobody reaches it from now on, and a job removes what it holds. */
export async function dropFile({ db }: Pick<Context, "db">, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id));
}

/** Whether somebody may read all records of a kind. */
function mayRead({ permissions, role }: Actor, permission: Permission | null): boolean {
  if (permission === null || !permissions.has(permission)) return false;
  const [area] = permission.split(":");
  return scopeOf(role, area as Area) !== "own";
}

/** Who uploaded a file may read it until it is saved; after that, whoever may read the record that names it. */
function isReadable(actor: Actor, row: Omit<FileRow, "content">): boolean {
  const { state, createdBy, refersKind, refersId, readBy } = row;
  if (isPublic(row)) return true;
  if (state === "pending") return createdBy === actor.id;
  return refersKind !== null && (refersId === actor.id || mayRead(actor, readBy ?? recordKinds[refersKind].readBy));
}

/** Those of some files that the caller may read, each with a link that opens it. */
export async function readableFiles(context: Context, ids: readonly string[]): Promise<FileRecord[]> {
  const rows = await context.db.select(described).from(files).where(inArray(files.id, ids));
  return presentFiles(
    context,
    rows.filter((row) => isReadable(context.actor, row)),
  );
}
