import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { staffUserSuspendInput } from "@app/domain/account/staff-user.ts";
import { accountJobMessages } from "@app/domain/system/account-job.ts";
import { accountUsers } from "../../features/account/account.public.ts";
import { reinstate, staffUserList, suspend } from "../../features/staff/staff-list.public.ts";
import type { Context } from "../../service/context.ts";
import { bulkKind, type Skipped } from "./bulk-kind.ts";

const ofStaff = {
  permission: "staff:act",
  list: staffUserList,
  table: accountUsers,
  label: accountUsers.email,
  url: sql<string>`'/app/management/admin/' || ${accountUsers.id}`,
} as const;

/** The reason to skip an account that already has the status. */
async function alreadyIs({ db }: Context, id: string, status: "active" | "suspended"): Promise<Skipped | null> {
  const [account] = await db.select({ status: accountUsers.status }).from(accountUsers).where(eq(accountUsers.id, id));
  return account?.status === status ? { skipped: accountJobMessages.already(status) } : null;
}

/** With the guards of a single call: nobody suspends themselves or the last super-admin. */
export const staffKinds = {
  "staff-suspend": bulkKind({
    ...ofStaff,
    payload: staffUserSuspendInput.pick({ reason: true }),
    async run(context, { _id, version }, { reason }) {
      const skipped = await alreadyIs(context, _id, "suspended");
      if (!skipped) await suspend(context, _id, { version, reason });
      return skipped;
    },
  }),
  "staff-reinstate": bulkKind({
    ...ofStaff,
    payload: z.object({}),
    async run(context, { _id, version }) {
      const skipped = await alreadyIs(context, _id, "active");
      if (!skipped) await reinstate(context, _id, version);
      return skipped;
    },
  }),
};
