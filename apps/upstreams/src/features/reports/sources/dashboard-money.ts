import { sql, type SQL } from "drizzle-orm";
import { among } from "../lesson-facts.ts";
import type { ReportScope } from "../report-source.ts";

/** A bound of the period as a day of its zone: money belongs to the day of its entry. */
const dayOf = (at: Date, timeZone: string): SQL =>
  sql`(${at.toISOString()}::timestamptz at time zone ${timeZone})::date`;

/** What all facts on money have after their kind, id and time. */
const parties = (name: SQL, customer: SQL, status: SQL): SQL =>
  sql`${name} as name, c.first_name || ' ' || c.last_name as person, ${customer} as person_id, null as tutor, null as tutor_id,
    ${status} as status, r.id as region_id, r.name as region_name`;
const joined = (customer: SQL, region: SQL): SQL =>
  sql`join persons c on c.id = ${customer} join regions r on r.id = ${region}`;

const kindOf = sql`case i.kind when 'ongoing' then 'ongoing-invoice' else 'prepayment' end`;
const wasSent = sql`i.status not in ('draft', 'void')`;

/** What banks took of payments that customers contested, or gave back. */
const atBank = (sign: SQL, words: SQL, isWithin: SQL, ofRegion: (region: SQL) => SQL): SQL => sql`
  select 'collected', 'account', p.customer_id, x.created_at,
    ${parties(sql`p.payment_number`, sql`p.customer_id`, sql`p.status`)}, x.currency,
    ${sign} * (select sum(y.amount) from bank_dispute_parts y where y.dispute_id = x.id)::float8, ${words} || x.reason
  from bank_disputes x join payments p on p.id = x.payment_id join customers u on u.id = p.customer_id
  ${joined(sql`p.customer_id`, sql`u.region_id`)} where ${isWithin} and ${ofRegion(sql`u.region_id`)}`;

/** Invoices issued and credit notes, payments, refunds and what banks took, each on its day. */
const moved = (isWithin: (day: SQL) => SQL, ofRegion: (region: SQL) => SQL): SQL => sql`
  select 'billed' as what, ${kindOf} as kind, i.id, i.sent_at as at,
    ${parties(sql`i.invoice_number`, sql`i.customer_id`, sql`i.status`)}, i.currency, i.total::float8 as worth,
    null as note
  from invoices i ${joined(sql`i.customer_id`, sql`i.region_id`)}
  where ${wasSent} and ${isWithin(sql`i.issued_on`)} and ${ofRegion(sql`i.region_id`)}
  union all
  select 'billed', ${kindOf}, i.id, n.created_at,
    ${parties(sql`n.credit_note_number`, sql`i.customer_id`, sql`null`)}, n.currency, -n.total::float8, n.reason
  from credit_notes n join invoices i on i.id = n.invoice_id ${joined(sql`i.customer_id`, sql`i.region_id`)}
  where ${wasSent} and ${isWithin(sql`n.issued_on`)} and ${ofRegion(sql`i.region_id`)}
  union all
  select 'collected', 'account', p.customer_id, p.created_at,
    ${parties(sql`p.payment_number`, sql`p.customer_id`, sql`p.status`)}, p.currency, p.amount::float8, p.reference
  from payments p join customers u on u.id = p.customer_id ${joined(sql`p.customer_id`, sql`u.region_id`)}
  where p.status in ('succeeded', 'refunded', 'part-refunded', 'disputed') and ${isWithin(sql`p.received_on`)}
    and ${ofRegion(sql`u.region_id`)}
  union all
  select 'collected', 'account', p.customer_id, d.created_at,
    ${parties(sql`p.payment_number`, sql`p.customer_id`, sql`'refunded'`)}, d.currency, -d.amount::float8, d.reference
  from refunds d join payments p on p.id = d.payment_id join customers u on u.id = p.customer_id
  ${joined(sql`p.customer_id`, sql`u.region_id`)}
  where d.way <> 'credit' and ${isWithin(sql`d.refunded_on`)} and ${ofRegion(sql`u.region_id`)}
  union all ${atBank(sql`-1`, sql`'Lost at the bank: '`, isWithin(sql`x.lost_on`), ofRegion)}
  union all ${atBank(sql`1`, sql`'Given back by the bank: '`, isWithin(sql`x.reversed_on`), ofRegion)}`;

/** What lessons used of credit and what they cost beyond it, and what was left of each credit at the end. */
const earned = (isWithin: (day: SQL) => SQL, ofRegion: (region: SQL) => SQL, end: SQL): SQL => sql`
  select 'earned', 'account', o.customer_id, e.at,
    ${parties(sql`coalesce(i.invoice_number, 'Credit')`, sql`o.customer_id`, sql`null`)}, o.currency,
    e.value::float8, e.type || ' ' || e.seq
  from credit_entries e join credit_lots o on o.id = e.lot_id join customers u on u.id = o.customer_id
  left join invoices i on i.id = o.invoice_id ${joined(sql`o.customer_id`, sql`u.region_id`)}
  where e.type in ('use', 'return') and e.value <> 0 and ${isWithin(sql`e.day`)} and ${ofRegion(sql`u.region_id`)}
  union all
  select 'earned', case when l.id is null then 'account' else 'lesson' end, coalesce(l.id, b.customer_id), b.at,
    ${parties(sql`coalesce(l.lesson_number, 'Group lesson')`, sql`b.customer_id`, sql`l.status`)},
    b.currency, b.amount::float8, b.id
  from billable_items b left join booked_lessons l on l.id = b.lesson_id ${joined(sql`b.customer_id`, sql`b.region_id`)}
  where ${isWithin(sql`b.day`)} and ${ofRegion(sql`b.region_id`)}
  union all
  select 'unearned', 'account', o.customer_id, o.created_at,
    ${parties(sql`coalesce(i.invoice_number, 'Credit')`, sql`o.customer_id`, sql`null`)}, o.currency,
    o.rest::float8, o.source || ' ' || o.id
  from (select o.id, o.customer_id, o.invoice_id, o.created_at, o.currency, o.source, round(coalesce(o.worth::numeric * sum(e.quantity) filter (where e.type in ('grant', 'adjust', 'transfer-in'))
        / nullif(o.size, 0), 0)) - sum(e.value) as rest from credit_lots o
    join credit_entries e on e.lot_id = o.id and e.day < ${end} group by o.id) o
  join customers u on u.id = o.customer_id left join invoices i on i.id = o.invoice_id
  ${joined(sql`o.customer_id`, sql`u.region_id`)} where o.rest <> 0 and ${ofRegion(sql`u.region_id`)}`;

/** What was due of each invoice at the end, from entries up to then; overdue where that is after its day. */
const due = (ofRegion: (region: SQL) => SQL, until: Date, end: SQL, today: SQL): SQL => {
  const sumOf = (amount: SQL, from: SQL) => sql`coalesce((select sum(${amount}) from ${from}), 0)`;
  const credit = (type: string) =>
    sumOf(
      sql`abs(x.quantity)`,
      sql`credit_entries x where x.invoice_id = i.id and x.type = ${type} and x.day < ${end}`,
    );
  const disputed = sql`bank_dispute_parts y join bank_disputes x on x.id = y.dispute_id where y.invoice_id = i.id`;
  return sql`
  select 'due', ${kindOf}, i.id, i.sent_at, ${parties(sql`i.invoice_number`, sql`i.customer_id`, sql`i.status`)},
    i.currency, i.due::float8, case when i.due_on < least(${end}, ${today}) then 'overdue' else 'not due yet' end
  from (select i.*, greatest(0, i.total
      - ${sumOf(sql`x.total`, sql`credit_notes x where x.invoice_id = i.id and x.issued_on < ${end}`)}
      - ${sumOf(sql`x.amount`, sql`payment_allocations x where x.invoice_id = i.id and x.at < ${until.toISOString()}::timestamptz`)}
      - ${credit("apply")} + ${credit("put-back")}
      - ${sumOf(sql`x.amount`, sql`write_offs x where x.invoice_id = i.id and x.day < ${end}`)}
      + ${sumOf(sql`x.amount`, sql`refunds x where x.invoice_id = i.id and x.refunded_on < ${end}`)}
      + ${sumOf(sql`y.amount`, sql`${disputed} and x.lost_on < ${end}`)}
      - ${sumOf(sql`y.amount`, sql`${disputed} and x.reversed_on < ${end}`)}) as due
    from invoices i where ${wasSent} and i.issued_on < ${end}) i
  ${joined(sql`i.customer_id`, sql`i.region_id`)} where i.due > 0 and ${ofRegion(sql`i.region_id`)}`;
};

/** A fact for each entry on money in a period, and for what stood at its end. Source: domain.md 4.1. */
export function moneyFacts({ from, until, now, timeZone, regionId }: ReportScope): SQL {
  const [first, end] = [dayOf(from, timeZone), dayOf(until, timeZone)];
  const isWithin = (day: SQL) => sql`${day} >= ${first} and ${day} < ${end}`;
  const ofRegion = (region: SQL) => among(region, regionId);
  return sql`${moved(isWithin, ofRegion)} union all ${earned(isWithin, ofRegion, end)}
    union all ${due(ofRegion, until, end, dayOf(now, timeZone))}`;
}
