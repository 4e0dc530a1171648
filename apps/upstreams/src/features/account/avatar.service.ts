import { eq } from "drizzle-orm";
import { avatarRefusal, notAPicture } from "@app/domain/account/account.ts";
import { messages } from "@app/domain/messages.ts";
import type { Database } from "../../database/client.ts";
import { newId } from "../../database/new-id.ts";
import { files } from "../../database/schema/files.table.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { accountUserOf, type AccountUserRecord } from "./account.record.ts";
import { ownRowAt, saveOwn } from "./profile.service.ts";

const address = (id: string) => `/files/${id}`;

/** What a file begins with, in hexadecimal, by media type: a file is what it holds, not what it says it is. */
const beginnings: Record<string, RegExp> = {
  "image/png": /^89504e470d0a1a0a/,
  "image/jpeg": /^ffd8ff/,
  "image/webp": /^52494646.{8}57454250/,
};

/** The picture in a data: address; refused when it is none that an avatar can be. */
function pictureIn(image: string): { type: string; content: Uint8Array } {
  const [, type = "", base64 = ""] = /^data:([\w/+.-]+);base64,([A-Za-z0-9+/]+=*)$/.exec(image) ?? [];
  const content = Buffer.from(base64, "base64");
  const refusal = avatarRefusal({ type, size: content.length });
  if (refusal) throw fieldRefusal("image", refusal);
  if (!beginnings[type]?.test(content.subarray(0, 12).toString("hex"))) {
    throw fieldRefusal("image", notAPicture);
  }
  return { type, content };
}

/** Sets or removes the caller's own picture; the old one goes. Source: domain.md 1.1. */
export async function setAvatar(
  context: Context,
  { version, image }: { version: number; image: string | null },
): Promise<AccountUserRecord> {
  const { db, actor, now } = context;
  const before = await ownRowAt(context, version);
  const picture = image === null ? null : pictureIn(image);
  const id = newId(now);
  if (picture) {
    const { type: contentType, content } = picture;
    await db
      .insert(files)
      .values({ id, contentType, content, size: content.length, createdAt: now, createdBy: actor.id });
  }
  if (before.avatar !== null) await db.delete(files).where(eq(files.id, before.avatar.slice(address("").length)));
  return accountUserOf(await saveOwn(context, before, { avatar: picture ? address(id) : null }));
}

/** A stored file; anybody who knows its address may have it. */
export async function findFile(db: Database, id: string): Promise<{ contentType: string; content: Uint8Array }> {
  const { contentType, content } = files;
  const [file] = await db.select({ contentType, content }).from(files).where(eq(files.id, id));
  if (!file) throw new Refusal("NOT_FOUND", messages.missing("File"));
  return file;
}
