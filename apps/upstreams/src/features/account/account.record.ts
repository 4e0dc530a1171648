import { z } from "zod";
import { roleChoices, staffStatuses } from "@app/domain/enums.ts";
import { recordFields, recordShape } from "../../records/record.ts";
import type { AccountUserRow, SessionRow } from "./account.table.ts";

/** A staff account as its owner sees it; never with its password. Source: domain.md 1.1. */
export const accountUserRecord = z
  .object({
    ...recordShape,
    user_role: z.enum(roleChoices),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    avatar: z.string().nullable().meta({ description: "An address on this server." }),
    bio: z.string().nullable(),
    phone: z.string().nullable(),
    timeZone: z.string(),
    regionIds: z.array(z.string()).meta({ description: "Empty for all." }),
    status: z.enum(staffStatuses),
    lastLoginAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "AccountUser" });
export type AccountUserRecord = z.infer<typeof accountUserRecord>;

export const accountUserOf = (row: AccountUserRow): AccountUserRecord => ({
  ...recordFields(row),
  user_role: row.userRole,
  firstname: row.firstname,
  lastname: row.lastname,
  email: row.email,
  avatar: row.avatar,
  bio: row.bio,
  phone: row.phone,
  timeZone: row.timeZone,
  regionIds: row.regionIds,
  status: row.status,
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
});

/** One signed-in device or browser. */
export const sessionRecord = z
  .object({
    _id: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().meta({ description: "Within a minute." }),
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
