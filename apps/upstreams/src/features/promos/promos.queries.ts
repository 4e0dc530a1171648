import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { currencies } from "@app/domain/enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { promoDiscounts, promoScopes, promoStandings, promoTargets } from "@app/domain/promos/promo-enums.ts";
import { isUsedUp, promoStandingOn } from "@app/domain/promos/promo-states.ts";
import { anyIn, anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { withOwnRegions } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { invoices, moneyColumns } from "../billing/invoices-table.public.ts";
import { todayByRegion, todayThere } from "../regions/region-days.public.ts";
import { promoOf, type PromoRecord } from "./promo.record.ts";
import { promoRedemptions, promos, type PromoRow } from "./promos.table.ts";

/** `promoStandingOn` in SQL. */
const standingSql = (now: Date): SQL => sql`case
  when ${promos.status} <> 'active' then ${promos.status}
  when ${promos.endsOn} < ${todayThere(promos.regionIds, now)} then 'expired'
  when ${promos.startsOn} > ${todayThere(promos.regionIds, now)} then 'scheduled'
  when ${promos.reserved} + ${promos.used} >= ${promos.maxRedemptions} then 'used-up'
  else 'active' end`;

const byStanding: Filter = {
  ...anyOf(promos.status, promoStandings, "Status"),
  where: (values, { now }) => inArray(standingSql(now), values),
  countedBy: ({ now }) => standingSql(now),
};

export const promoList: ListSpec = {
  sorts: {
    code: [promos.code],
    createdAt: [promos.createdAt],
    startsOn: [promos.startsOn],
    endsOn: [promos.endsOn],
  },
  defaultSort: "-createdAt",
  search: promos.searchName,
  id: promos.id,
  filters: {
    id: anyText(promos.id),
    standing: byStanding,
    discountType: anyOf(promos.discountType, promoDiscounts, "Discount"),
    appliesTo: {
      ...anyIn(promos.appliesTo),
      value: anyOf(promos.status, promoTargets, "Use").value,
    },
    customerScope: anyOf(promos.customerScope, promoScopes, "Who can use it"),
    subject: {
      ...anyIn(promos.subjects),
      value: anyOf(promos.status, subjectOptions, "Subject").value,
    },
    regionId: withOwnRegions(anyIn(promos.regionIds)),
  },
};

type Reading = Pick<Context, "db" | "now">;

/** What a promo took off what is left of an invoice: credit notes take its share of what they cancel back. */
const stillGiven = sql`case when ${invoices.total} = 0 then ${promoRedemptions.amount} else
  round(${promoRedemptions.amount}::numeric * greatest(${invoices.total} - (${moneyColumns.credited})::bigint, 0) / ${invoices.total}) end`;

/** What promos took off paid invoices, by promo and currency. */
async function givenBy({ db }: Reading, ids: readonly string[]) {
  const { promoId, currency, invoiceId, status } = promoRedemptions;
  return db
    .select({
      promoId,
      currency,
      amount: sql<string>`sum(${stillGiven})`.mapWith(Number),
    })
    .from(promoRedemptions)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .where(and(inArray(promoId, [...ids]), eq(status, "used")))
    .groupBy(promoId, currency);
}

/** Promos as they are answered. */
export async function shownPromos(context: Reading, rows: readonly PromoRow[]): Promise<PromoRecord[]> {
  if (rows.length === 0) return [];
  const todayIn = await todayByRegion(context);
  const given = await givenBy(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    promoOf(row, {
      standing: promoStandingOn(row, todayIn(row.regionIds[0] ?? null), isUsedUp(row)),
      redemptions: row.reserved + row.used,
      given: currencies.flatMap((currency) =>
        given
          .filter((one) => one.promoId === row.id && one.currency === currency && one.amount > 0)
          .map(({ amount }) => ({ currency, amount })),
      ),
    }),
  );
}

export async function listPromos(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { promo: promos }, promos, request);
  return {
    rows: await shownPromos(
      context,
      rows.map(({ promo }) => promo),
    ),
    total,
  };
}

const mostRedemptionsShown = 200;

/** The latest redemptions of a promo, the newest first. */
export async function redemptionsOf({ db }: Context, id: string) {
  const rows = await db
    .select()
    .from(promoRedemptions)
    .where(eq(promoRedemptions.promoId, id))
    .orderBy(desc(promoRedemptions.reservedAt), desc(promoRedemptions.id))
    .limit(mostRedemptionsShown);
  return rows.map(({ id: _id, reservedAt, changedAt, ...row }) => ({
    _id,
    ...row,
    reservedAt: reservedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }));
}
