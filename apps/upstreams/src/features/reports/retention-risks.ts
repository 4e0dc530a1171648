import { sql, type SQL } from "drizzle-orm";
import { atRiskFrom, leftAfterDays, riskRules, type Risk } from "@app/domain/reports/retention-risk.ts";

/** What says of a learner `w` whether a rule holds, from what is gathered below. */
const holds: Readonly<Record<Risk, SQL>> = {
  noUpcoming: sql`u.learner_id is null`,
  lowCredit: sql`coalesce(c.is_low, false)`,
  moves: sql`coalesce(m.moves, 0) >= 2`,
  lowRating: sql`coalesce(y.rating <= 3, false)`,
  quiet: sql`w.days_since between 14 and 28`,
  complaint: sql`b.customer_id is not null`,
};
const rules = Object.entries(riskRules) as [Risk, (typeof riskRules)[Risk]][];
const sumOfPoints = sql.join(
  rules.map(([name, { points }]) => sql`case when ${holds[name]} then ${points}::int else 0 end`),
  sql` + `,
);
const reasons = sql`concat_ws(', ', ${sql.join(
  rules.map(([name, { reason }]) => sql`case when ${holds[name]} then ${reason}::text end`),
  sql`, `,
)})`;

/**
 * Queries named `at_risk` and what it needs, over `held` (lessons by learner) and `named` (learners by name): each kind of
 * reason is gathered once for everybody, which a million lessons need.
 */
export const atRisk = (now: SQL, chosen: SQL): SQL => sql`
    last as (select h.learner_id, max(h.start_at) as last_at, bool_or(${chosen}) as is_chosen from held h
      where h.status = 'completed' and h.start_at > ${now} - make_interval(days => ${leftAfterDays}) group by h.learner_id),
    staying as (select n.*, l.last_at, (extract(epoch from ${now} - l.last_at) / 86400)::float8 as days_since
      from last l join named n on n.learner_id = l.learner_id where l.is_chosen),
    upcoming as (select distinct h.learner_id from held h where h.start_at > ${now}
      and h.status in ('booked', 'in-progress', 'reschedule-pending')),
    moved as (select h.learner_id, count(*) as moves from held h where h.status = 'rescheduled'
      and h.status_since > ${now} - interval '28 days' group by h.learner_id),
    rated as (select distinct on (h.learner_id) h.learner_id, y.rating from lesson_ratings y join held h on h.id = y.lesson_id
      where y.hidden_at is null order by h.learner_id, h.start_at desc, y.id desc),
    credit as (select o.customer_id, o.learner_ids, o.unit, o.currency, sum(e.quantity) as rest from credit_lots o
      join credit_entries e on e.lot_id = o.id group by o.id having sum(e.quantity) > 0),
    covered as (select w.learner_id, coalesce(sum(case o.unit when 'minutes' then o.rest::numeric / k.duration_minutes
        else o.rest::numeric / nullif(k.price_amount, 0) end), 0) <= 1 as is_low
      from staying w join confirmed_lessons k on k.learner_id = w.learner_id and k.billing = 'prepaid' and k.status = 'active'
      left join credit o on o.customer_id = w.customer_id and (o.learner_ids = '{}' or w.learner_id = any(o.learner_ids))
        and (o.unit = 'minutes' or o.currency = k.price_currency)
      group by w.learner_id, k.id),
    low as (select learner_id, bool_or(is_low) as is_low from covered group by learner_id),
    complaints as (select distinct customer_id, dependent_id from feedbacks
      where type = 'complaint' and status not in ('resolved', 'closed')),
    scored as (select w.*, ${sumOfPoints} as score, ${reasons} as reasons from staying w
      left join upcoming u on u.learner_id = w.learner_id left join moved m on m.learner_id = w.learner_id
      left join rated y on y.learner_id = w.learner_id left join low c on c.learner_id = w.learner_id
      left join complaints b on b.customer_id = w.customer_id and b.dependent_id is not distinct from w.dependent_id),
    at_risk as (select * from scored where score >= ${atRiskFrom}::int)`;
