import { and, desc, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { messages } from "@app/domain/messages.ts";
import { partnerRoles, partnerUserStatuses } from "@app/domain/partners/partner-user-enums.ts";
import { readsAs } from "@app/domain/partners/partner-user-states.ts";
import { anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { accountUsers } from "../account/account.public.ts";
import { afterMerges } from "./after-merges.ts";
import { partnerUserOf, type PartnerUserRecord } from "./partner-user.record.ts";
import { partnerInvitations, partnerUsers, type PartnerUserRow } from "./partner-users.table.ts";
import { partners } from "./partners.table.ts";

/** What a user reads as, in SQL; the domain's `readsAs` says the same of one that was read. */
const shownStatus = sql`case when ${partnerUsers.status} in ('invited', 'active') and ${partnerUsers.partnerId} in
  (${sql`select ${partners.id} from ${partners} where ${partners.status} = 'suspended'`})
  then 'suspended' else ${partnerUsers.status} end`;

const byShownStatus: Filter = {
  value: z.enum(partnerUserStatuses, messages.choice("Status")),
  many: true,
  where: (values) => inArray(shownStatus, values),
  countedBy: () => shownStatus,
};

export const partnerUserList: ListSpec = {
  sorts: {
    lastName: [partnerUsers.sortName],
    createdAt: [partnerUsers.createdAt],
    lastSeenAt: [partnerUsers.lastSeenAt],
  },
  defaultSort: "lastName",
  search: partnerUsers.searchName,
  id: partnerUsers.id,
  filters: {
    id: anyText(partnerUsers.id),
    partnerId: anyText(partnerUsers.partnerId),
    partnerRole: anyOf(partnerUsers.partnerRole, partnerRoles, "Role"),
    readsAs: byShownStatus,
  },
};

/** Partners' users as they are answered. */
export async function shownPartnerUsers(
  { db }: Pick<Context, "db">,
  rows: readonly PartnerUserRow[],
): Promise<PartnerUserRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const facts = await db
    .select({
      id: partnerUsers.id,
      partner: partners.status,
      staff: sql<boolean>`${exists(
        db.select({ id: accountUsers.id }).from(accountUsers).where(eq(accountUsers.email, partnerUsers.email)),
      )}`,
    })
    .from(partnerUsers)
    .innerJoin(partners, eq(partners.id, partnerUsers.partnerId))
    .where(inArray(partnerUsers.id, ids));
  const { partnerUserId, expiresAt, usedAt, createdAt } = partnerInvitations;
  const links = await db
    .select({ partnerUserId, expiresAt })
    .from(partnerInvitations)
    .where(and(inArray(partnerUserId, ids), isNull(usedAt)))
    .orderBy(desc(createdAt));
  const factsOf = new Map(facts.map((one) => [one.id, one]));
  const now = await afterMerges(
    { db },
    rows.flatMap(({ learnerIds }) => learnerIds),
  );
  return rows.map((row) => {
    const known = factsOf.get(row.id);
    const link = links.find((one) => one.partnerUserId === row.id);
    return partnerUserOf(
      { ...row, learnerIds: now(row.learnerIds) },
      {
        readsAs: readsAs(row.status, known?.partner ?? "active"),
        hasStaffAccount: known?.staff ?? false,
        invitedUntil: link?.expiresAt.toISOString() ?? null,
      },
    );
  });
}

export async function listPartnerUsers(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { user: partnerUsers }, partnerUsers, request);
  return {
    rows: await shownPartnerUsers(
      context,
      rows.map(({ user }) => user),
    ),
    total,
  };
}

/** How many users partners have who are not deactivated. */
export async function usersOf(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { partnerId, status } = partnerUsers;
  const rows = await db
    .select({ partnerId, users: sql<number>`count(*)::int` })
    .from(partnerUsers)
    .where(and(inArray(partnerId, [...ids]), sql`${status} <> 'deactivated'`))
    .groupBy(partnerId);
  return new Map(rows.map((row) => [row.partnerId, row.users]));
}
