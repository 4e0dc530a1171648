import { and, asc, inArray, sql, type SQL } from "drizzle-orm";
import { foldForSearch } from "@app/domain/text.ts";
import type { PartnerLearnerWay } from "@app/domain/partners/partner-learner-enums.ts";
import { literally } from "../../records/list-spec.ts";
import type { Context } from "../../service/context.ts";
import type { PartnerLearnerRecord } from "./partner-learner.record.ts";

type Reading = Pick<Context, "db">;

/**
 * The learners of some partners, each once: customers who came with the code or were added, under the record that is left of
 * them; pods that were added, or all of whose members came with the code. Of a pod with others in it nothing is told unless
 * somebody adds it. Those who are archived and pods that are closed are left out.
 */
const learnersAt = (partnerIds: readonly string[]): SQL => sql`(
  with recursive named as (
    (select partner_id, id, created_at as since, 'code' as way, null::text as added_by from customers
      where partner_id in ${partnerIds}
    union all
    select partner_id, customer_id, created_at, 'hand', created_by from partner_learners
      where partner_id in ${partnerIds} and customer_id is not null and archived_at is null)
    union
    select n.partner_id, p.merged_into_id, n.since, n.way, n.added_by from named n
      join persons p on p.id = n.id where p.merged_into_id is not null
  ), people as (
    select distinct on (n.partner_id, n.id) n.partner_id, n.id, 'customer' as kind, n.since, n.way, n.added_by,
      p.first_name || ' ' || p.last_name as name, p.search_name as found, p.sort_name as place
    from named n join customers c on c.id = n.id join persons p on p.id = n.id
    where c.archived_at is null and p.merged_into_id is null
    order by n.partner_id, n.id, n.way, n.since
  ), groups as (
    select n.partner_id, m.pod_id as id, max(m.created_at) as since, 'code' as way, null::text as added_by
    from people n join customer_pod_members m on m.customer_id = n.id
    where n.way = 'code' and m.archived_at is null
    group by n.partner_id, m.pod_id
    having count(*) = (select count(*) from customer_pod_members o where o.pod_id = m.pod_id and o.archived_at is null)
    union all
    select partner_id, pod_id, created_at, 'hand', created_by from partner_learners
    where partner_id in ${partnerIds} and pod_id is not null and archived_at is null
  ), pods as (
    select distinct on (g.partner_id, g.id) g.partner_id, g.id, 'pod' as kind, g.since, g.way, g.added_by,
      q.name, q.search_name as found, q.search_name as place
    from groups g join customer_pods q on q.id = g.id where q.status <> 'closed'
    order by g.partner_id, g.id, g.way, g.since
  ) select * from people union all select * from pods) as learners`;

const columns = {
  id: sql<string>`id`,
  kind: sql<"customer" | "pod">`kind`,
  since: sql<string | Date>`since`,
  way: sql<PartnerLearnerWay>`way`,
  addedById: sql<string | null>`added_by`,
};

interface Asked {
  /** Exactly these, of those the partner has. */
  ids?: readonly string[];
  /** Part of a name. */
  search?: string;
  page?: { number: number; size: number };
}

const whereOf = ({ ids, search = "" }: Asked): SQL | undefined => {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean).slice(0, 10);
  return and(ids && inArray(sql`id`, [...ids]), ...words.map((word) => sql`found like ${`%${literally(word)}%`}`));
};

/** A partner's learners by name, customers by surname. */
export async function learnersOfPartner(
  { db }: Reading,
  partnerId: string,
  asked: Asked = {},
): Promise<{ rows: PartnerLearnerRecord[]; total: number }> {
  if (asked.ids?.length === 0) return { rows: [], total: 0 };
  const where = whereOf(asked);
  const found = learnersAt([partnerId]);
  const query = db
    .select(columns)
    .from(found)
    .where(where)
    .orderBy(asc(sql`place`), asc(sql`id`));
  const { number = 1, size } = asked.page ?? {};
  const rows = await (size === undefined ? query : query.limit(size).offset((number - 1) * size));
  const [counted] =
    size === undefined
      ? [{ n: rows.length }]
      : await db
          .select({ n: sql<number>`count(*)::int` })
          .from(found)
          .where(where);
  return {
    rows: rows.map(({ id, kind, since, way, addedById }) => ({
      learnerId: id,
      customerId: kind === "customer" ? id : null,
      podId: kind === "pod" ? id : null,
      way,
      since: new Date(since).toISOString(),
      addedById,
    })),
    total: counted?.n ?? 0,
  };
}

/** How many learners some partners have. */
export async function countLearners({ db }: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ partnerId: sql<string>`partner_id`, n: sql<number>`count(*)::int` })
    .from(learnersAt(ids))
    .groupBy(sql`partner_id`);
  return new Map(rows.map(({ partnerId, n }) => [partnerId, n]));
}

/** Who was added to a partner by hand, as they are called now: for the activity log. */
export function addedByHand({ db }: Reading, partnerId: string): Promise<{ learnerId: string; name: string }[]> {
  return db
    .select({ learnerId: sql<string>`id`, name: sql<string>`name` })
    .from(learnersAt([partnerId]))
    .where(sql`way = 'hand'`)
    .orderBy(asc(sql`place`), asc(sql`id`));
}
