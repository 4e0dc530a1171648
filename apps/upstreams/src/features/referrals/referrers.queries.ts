import { count, eq, sql, type SQL } from "drizzle-orm";
import { referralSchemes, referrerStatuses } from "@app/domain/referrals/referral-enums.ts";
import { rewardedStatuses } from "@app/domain/referrals/referral-states.ts";
import { anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { amongMany } from "../../records/among.ts";
import { readJoined } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { customers, peopleFound, personOf, persons, type PersonRow } from "../customers/customers.public.ts";
import { tutors } from "../tutors/tutors.public.ts";
import { moneyOfReferrers } from "./payouts.queries.ts";
import { referralCodes } from "./codes.table.ts";
import { referralClicks, referrals } from "./referrals.table.ts";
import { referrerOf, type ReferrerRecord } from "./referrer.record.ts";
import { referrers, type ReferrerRow } from "./referrers.table.ts";

/** Referrers by any part of their name, address or phone number, and by a code they have. */
function searchReferrers(typed: string): SQL | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  return sql`(${referrers.id} in (${peopleFound(text)}) or ${referrers.code} like ${`${text.toUpperCase().replaceAll(/[%_\\]/g, "")}%`})`;
}

export const referrerList: ListSpec = {
  sorts: {
    name: [persons.sortName],
    code: [referrers.code],
    createdAt: [referrers.createdAt],
  },
  defaultSort: "name",
  search: searchReferrers,
  id: referrers.id,
  filters: {
    id: anyText(referrers.id),
    scheme: anyOf(referrers.scheme, referralSchemes, "Scheme"),
    status: anyOf(referrers.status, referrerStatuses, "Status"),
  },
};

interface Known {
  referrer: ReferrerRow;
  person: PersonRow;
}

/** Which of some people have a profile of a kind. */
async function among({ db }: Pick<Context, "db">, table: typeof customers | typeof tutors, ids: string[]) {
  const rows = await db
    .select({ id: table.id })
    .from(table as typeof customers)
    .where(amongMany(table.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** How many came with the codes of some referrers, and how far they have come. */
async function countsOf({ db }: Pick<Context, "db">, ids: string[]) {
  const { referrerId, status, paidAt } = referrals;
  const earned = sql.join(
    rewardedStatuses.map((one) => sql`${one}`),
    sql`, `,
  );
  const counted = await db
    .select({
      referrerId,
      referred: count(),
      converted: sql<number>`count(${paidAt})::int`,
      qualified: sql<number>`(count(*) filter (where ${status} in (${earned})))::int`,
    })
    .from(referrals)
    .where(amongMany(referrerId, ids))
    .groupBy(referrerId);
  const opened = await db
    .select({ holderId: referralCodes.holderId, clicks: sql<number>`sum(${referralClicks.clicks})::int` })
    .from(referralClicks)
    .innerJoin(referralCodes, eq(referralCodes.code, referralClicks.code))
    .where(amongMany(referralCodes.holderId, ids))
    .groupBy(referralCodes.holderId);
  const clicks = new Map(opened.map((row) => [row.holderId, row.clicks]));
  const by = new Map(counted.map((row) => [row.referrerId, row]));
  return (id: string) => {
    const { referred = 0, converted = 0, qualified = 0 } = by.get(id) ?? {};
    return { referred, converted, qualified, clicks: clicks.get(id) ?? 0 };
  };
}

/** Referrers as they are answered. */
async function shownReferrers(context: Pick<Context, "db">, known: readonly Known[]): Promise<ReferrerRecord[]> {
  if (known.length === 0) return [];
  const ids = known.map(({ referrer }) => referrer.id);
  const [asTutors, asCustomers] = [await among(context, tutors, ids), await among(context, customers, ids)];
  const counts = await countsOf(context, ids);
  const money = await moneyOfReferrers(context, ids);
  return known.map(({ referrer, person: { firstName, lastName, email } }) =>
    referrerOf(referrer, {
      firstName,
      lastName,
      email,
      ...counts(referrer.id),
      ...money(referrer.id),
      isTutor: asTutors.has(referrer.id),
      isCustomer: asCustomers.has(referrer.id),
    }),
  );
}

export async function referrerWithPerson(context: Pick<Context, "db">, referrer: ReferrerRow): Promise<ReferrerRecord> {
  const [shown] = await shownReferrers(context, [{ referrer, person: await personOf(context, referrer.id) }]);
  return shown as ReferrerRecord;
}

export async function listReferrers(context: Context, request: ListRequest) {
  const { rows, total } = await readJoined(context, referrers, request, () =>
    context.db
      .select({ referrer: referrers, person: persons })
      .from(referrers)
      .innerJoin(persons, eq(persons.id, referrers.id))
      .$dynamic(),
  );
  return { rows: await shownReferrers(context, rows), total };
}
