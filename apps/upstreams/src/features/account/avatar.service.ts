import type { Context } from "../../service/context.ts";
import { dropFile, keepFile, publicAddress } from "../files/files.public.ts";
import { accountUserOf, type AccountUserRecord } from "./account.record.ts";
import { ownRowAt, saveOwn } from "./profile.service.ts";

/** Sets or removes the caller's own picture; the old one goes. Source: domain.md 1.1. */
export async function setAvatar(
  context: Context,
  { version, fileId }: { version: number; fileId: string | null },
): Promise<AccountUserRecord> {
  const before = await ownRowAt(context, version);
  if (fileId !== null) {
    await keepFile(context, "fileId", fileId, { kind: "avatar", refersKind: "staff-user", refersId: before.id });
  }
  if (before.avatar !== null) await dropFile(context, before.avatar.slice(publicAddress("").length));
  return accountUserOf(await saveOwn(context, before, { avatar: fileId === null ? null : publicAddress(fileId) }));
}
