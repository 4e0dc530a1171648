import { and, asc, count, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { roles } from "@app/domain/enums.ts";
import { staffStatuses } from "@app/domain/account/staff-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { z } from "zod";
import type { Context } from "../../service/context.ts";
import { anyIn, anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import { accountUsers } from "../account/account.public.ts";
import { staffUserOf, type StaffUserRecord } from "./staff-users.record.ts";

const hasRole: Filter = {
  value: z.enum(["true", "false"], messages.choice("Role")),
  many: false,
  where: ([value]) => (value === "true" ? ne(accountUsers.userRole, "") : eq(accountUsers.userRole, "")),
};

export const staffUserList: ListSpec = {
  sorts: {
    lastname: [accountUsers.sortName],
    email: [accountUsers.email],
    lastLoginAt: [accountUsers.lastLoginAt],
    createdAt: [accountUsers.createdAt],
  },
  defaultSort: "lastname",
  search: accountUsers.searchAccount,
  id: accountUsers.id,
  filters: {
    id: anyText(accountUsers.id),
    user_role: anyOf(accountUsers.userRole, roles, "Role"),
    hasRole,
    status: anyOf(accountUsers.status, staffStatuses, "Status"),
    regionId: anyIn(accountUsers.regionIds),
  },
};

/** Super-admins who can sign in. */
const usable = and(
  eq(accountUsers.userRole, "super-admin"),
  eq(accountUsers.status, "active"),
  isNotNull(accountUsers.passwordHash),
);

/** How many super-admins can sign in. */
export async function countSuperAdmins({ db }: Pick<Context, "db">): Promise<number> {
  const [counted] = await db.select({ n: count() }).from(accountUsers).where(usable);
  return counted?.n ?? 0;
}

/** The same, with all of them held until the transaction ends, so that no two of them can be taken out at once. */
export async function lockSuperAdmins({ db }: Pick<Context, "db">): Promise<number> {
  const held = await db
    .select({ id: accountUsers.id })
    .from(accountUsers)
    .where(usable)
    .orderBy(asc(accountUsers.id))
    .for("update");
  return held.length;
}

/** By the last sign-in of those whom the caller may inspect; the others' place in the list would tell theirs. */
function orderFor(
  { actor }: Context,
  { sort, orderBy, fromEnd }: ListRequest,
): Pick<ListRequest, "orderBy" | "fromEnd"> {
  if (!sort.endsWith("lastLoginAt") || actor.role === "super-admin") return { orderBy, fromEnd };
  const { userRole, lastLoginAt, id } = accountUsers;
  const seen = sql`case when ${userRole} = 'super-admin' then null else ${lastLoginAt} end`;
  const hidden = sort.startsWith("-") ? [sql`${seen} desc nulls last`, desc(id)] : [sql`${seen} asc`, asc(id)];
  return { orderBy: hidden, fromEnd: null };
}

export async function listStaffUsers(
  context: Context,
  request: ListRequest,
): Promise<{ rows: StaffUserRecord[]; total: number }> {
  const ordered = { ...request, ...orderFor(context, request) };
  const { rows, total } = await readPage(context, { user: accountUsers }, accountUsers, ordered);
  const superAdmins = await countSuperAdmins(context);
  return { rows: rows.map(({ user }) => staffUserOf(user, context.actor, superAdmins)), total };
}
