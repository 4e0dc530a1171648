import { inArray } from "drizzle-orm";
import { z } from "zod";
import { isForEveryone } from "@app/domain/files/file-kinds.ts";
import type { Context } from "../../service/context.ts";
import { secretKey } from "../../database/secret-key.ts";
import { files, type FileRow } from "../../database/schema/files.table.ts";
import { guestOf, signLink } from "./links.ts";

export const fileRecord = z
  .object({
    _id: z.string(),
    name: z.string(),
    contentType: z.string(),
    size: z.int(),
    url: z.string().meta({ description: "A path that opens the file." }),
    expiresAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: "Until when the path opens it; null where it always does." }),
  })
  .meta({ id: "File" });
export type FileRecord = z.infer<typeof fileRecord>;

/** Where everybody can have a file. */
export const publicAddress = (id: string): string => `/files/${id}`;

/** Whether everybody who knows its address may have it; whatever else is opened by a link of ten minutes. */
export const isPublic = ({ kind, state }: Pick<FileRow, "kind" | "state">): boolean =>
  kind !== "export" && state === "kept" && isForEveryone(kind);

/** Files as they are answered, to somebody who may read them. */
export async function presentFiles(
  { db, now, actor }: Pick<Context, "db" | "now" | "actor">,
  rows: readonly Omit<FileRow, "content">[],
): Promise<FileRecord[]> {
  const key = await secretKey({ db, now }, "file-link-key");
  // Only a super-admin views as another role; the link is theirs.
  const reader = { id: actor.id, role: actor.viewedFrom === null ? actor.role : ("super-admin" as const) };
  return rows.map((row) => {
    const { id, name, contentType, size } = row;
    const { token, expiresAt } = signLink(key, id, reader, now);
    const address = publicAddress(id);
    return {
      _id: id,
      name,
      contentType,
      size,
      ...(isPublic(row)
        ? { url: address, expiresAt: null }
        : { url: `${address}?t=${token}`, expiresAt: expiresAt.toISOString() }),
    };
  });
}

/** Paths that open files for a while for somebody without an account, who may see the records that keep them. */
export async function guestFileUrls(
  { db, now }: Pick<Context, "db" | "now">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const key = await secretKey({ db, now }, "file-link-key");
  const { id: fileId, refersId } = files;
  const rows = await db
    .select({ fileId, refersId })
    .from(files)
    .where(inArray(fileId, [...ids]));
  return new Map(
    rows.flatMap((row) =>
      row.refersId === null
        ? []
        : [
            [
              row.fileId,
              `${publicAddress(row.fileId)}?t=${signLink(key, row.fileId, guestOf(row.refersId), now).token}`,
            ],
          ],
    ),
  );
}
