import { z } from "zod";
import {
  reachRefusal,
  roleChangeRefusal,
  staffEventRefusal,
  type GuardedAccount,
  type Guardian,
} from "@app/domain/account/staff-guards.ts";
import {
  accountUserOf,
  accountUserRecord,
  guardedOf,
  mayInspect,
  type AccountUserRow,
} from "../account/account.public.ts";

const refusal = z.string().nullable();

/** A staff account as those who manage staff see it. Source: domain.md 1.1, 2.12. */
export const staffUserRecord = z
  .object({
    ...accountUserRecord.shape,
    lastLoginAt: accountUserRecord.shape.lastLoginAt.meta({ description: "Also null for callers who may not see it." }),
    isActivated: z.boolean().meta({ description: "Whether its owner has chosen a password." }),
    lastActivityAt: z.iso.datetime().nullable().meta({ description: "To the minute." }),
    refusals: z
      .object({
        update: refusal,
        invite: refusal,
        admit: refusal,
        refuse: refusal,
        suspend: refusal,
        reinstate: refusal,
        changeRole: refusal,
        inspect: refusal,
        revokeSessions: refusal,
      })
      .meta({ description: "Why the caller may not do something; null if they may." }),
  })
  .meta({ id: "StaffUser" });
export type StaffUserRecord = z.infer<typeof staffUserRecord>;

function refusalsOf(actor: Guardian, account: GuardedAccount, superAdmins: number): StaffUserRecord["refusals"] {
  const event = (name: Parameters<typeof staffEventRefusal>[2]) =>
    staffEventRefusal(actor, account, name, superAdmins)?.message ?? null;
  return {
    update: reachRefusal(actor, account, "staff:write")?.message ?? null,
    invite: event("invite"),
    admit: event("admit"),
    refuse: event("refuse"),
    suspend: event("suspend"),
    reinstate: event("reinstate"),
    changeRole: roleChangeRefusal(actor, account, undefined, superAdmins)?.message ?? null,
    inspect: reachRefusal(actor, account, "staff:read")?.message ?? null,
    revokeSessions: reachRefusal(actor, account, "staff:act")?.message ?? null,
  };
}

export const staffUserOf = (row: AccountUserRow, actor: Guardian, superAdmins: number): StaffUserRecord => ({
  ...accountUserOf(row),
  lastLoginAt: mayInspect(actor, row) ? (row.lastLoginAt?.toISOString() ?? null) : null,
  isActivated: row.passwordHash !== null,
  lastActivityAt: row.lastActivityAt?.toISOString() ?? null,
  refusals: refusalsOf(actor, guardedOf(row), superAdmins),
});
