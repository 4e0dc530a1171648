import { z } from "zod";
import { roleChoices } from "@app/domain/enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { accountUsers, type AccountUserRow, type SessionRow } from "./account.table.ts";

/** A staff account as its owner sees it; never with its password. Source: domain.md 1.1. */
export const accountUserRecord = z
  .object({
    ...recordShape,
    user_role: z.enum(roleChoices),
    ...columnSchemas(accountUsers, "firstname", "lastname", "email"),
    avatar: z.string().nullable().meta({ description: "An address on this server." }),
    ...columnSchemas(accountUsers, "bio", "phone", "timeZone"),
    regionIds: z.array(z.string()).meta({ description: "Empty for all regions." }),
    ...columnSchemas(accountUsers, "status", "lastLoginAt"),
  })
  .meta({ id: "AccountUser" });
export type AccountUserRecord = z.infer<typeof accountUserRecord>;

const withRole = serializerFor(accountUserRecord);
export const accountUserOf = (row: AccountUserRow): AccountUserRecord => withRole(row, { user_role: row.userRole });

/** One signed-in device or browser. */
export const sessionRecord = z
  .object({
    _id: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().meta({ description: "To the minute." }),
    expiresAt: z.iso.datetime(),
    userAgent: z.string().nullable(),
    ip: z.string().nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: "Session" });
export type SessionRecord = z.infer<typeof sessionRecord>;

export const sessionOf = (row: SessionRow, currentId: string): SessionRecord => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  userAgent: row.userAgent,
  ip: row.ip,
  isCurrent: row.id === currentId,
});
