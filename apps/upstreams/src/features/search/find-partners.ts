import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { searchWhere } from "../../records/list-spec.ts";
import { partners, partnerUsers } from "../partners/partners.public.ts";
import { promos } from "../promos/promos-tables.public.ts";
import { closenessOf, shownMax, type Finder } from "./found.ts";

/** Partners by name, contact or code. */
export const findPartners: Finder = async ({ db }, wanted) => {
  const { id, name, kind, searchName, sortName, archivedAt } = partners;
  const rows = await db
    .select({ id, name, kind })
    .from(partners)
    .where(and(isNull(archivedAt), searchWhere(searchName, wanted)))
    .orderBy(closenessOf(name, wanted), asc(sortName), asc(id))
    .limit(shownMax);
  return rows.map((row) => ({
    title: row.name,
    description: row.kind,
    url: `/app/partner/${row.id}`,
  }));
};

/** People who work for partners, by name or email. */
export const findPartnerUsers: Finder = async ({ db }, wanted) => {
  const { id, firstName, lastName, searchName, sortName, archivedAt } = partnerUsers;
  const name = sql<string>`${firstName} || ' ' || ${lastName}`;
  const rows = await db
    .select({ id, name, partner: partners.name })
    .from(partnerUsers)
    .innerJoin(partners, eq(partners.id, partnerUsers.partnerId))
    .where(and(isNull(archivedAt), searchWhere(searchName, wanted)))
    .orderBy(closenessOf(name, wanted), asc(sortName), asc(id))
    .limit(shownMax);
  return rows.map((row) => ({ title: row.name, description: row.partner, url: `/app/partner-user/${row.id}` }));
};

/** Promos in use, by code or name. */
export const findPromos: Finder = async ({ db }, wanted) => {
  const { id, code, name, searchName, status } = promos;
  const rows = await db
    .select({ id, code, name })
    .from(promos)
    .where(and(sql`${status} <> 'archived'`, searchWhere(searchName, wanted)))
    .orderBy(closenessOf(code, wanted), asc(code), asc(id))
    .limit(shownMax);
  return rows.map((row) => ({ title: row.code, description: row.name, url: `/app/tutoring/invoice/promos/${row.id}` }));
};
