import { sql, type SQL } from "drizzle-orm";
import { cohortMonths, monthsAfter, studentRetention } from "@app/domain/reports/student-retention.ts";
import { among, instantOf } from "../lesson-facts.ts";
import { reportSource, type ReportScope } from "../report-source.ts";
import { atRisk } from "../retention-risks.ts";

/** Months as numbers, so that they can be counted in. */
const monthOf = (at: SQL, zone: string): SQL =>
  sql`(extract(year from ${at} at time zone ${zone}) * 12 + extract(month from ${at} at time zone ${zone}) - 1)::int`;
const monthOfDay = (day: SQL): SQL => sql`(extract(year from ${day}) * 12 + extract(month from ${day}) - 1)::int`;
const firstDayOf = (month: SQL): SQL => sql`make_date(${month} / 12, ${month} % 12 + 1, 1)`;
const monthText = (month: SQL): SQL => sql`to_char(${firstDayOf(month)}, 'YYYY-MM')`;

/** Lessons of each learner; those of a pod are lessons of everybody who was in it. */
const held = sql`select l.id, l.start_at, l.status, l.status_since, l.region_id, l.subject, l.tutor_id, l.course_id,
    coalesce(m.learner_id, l.learner_id) as learner_id, coalesce(m.customer_id, l.customer_id) as customer_id,
    case when m.id is null then l.dependent_id else m.dependent_id end as dependent_id
  from booked_lessons l left join customer_pod_members m on m.pod_id = l.pod_id and m.created_at <= l.start_at
    and (m.archived_at is null or m.archived_at > l.start_at)
  where l.kind <> 'trial' and not l.hold`;

/**
 * A fact for each learner and month since their first, as far back as cohorts are followed, and one for each learner who may
 * leave. The first lesson is that of the whole life, before any filter; with whom and how it was is what they are told apart by.
 */
function factsOf({ now, timeZone, regionId, subject, tutorId }: ReportScope): SQL {
  const at = instantOf(now);
  const thisMonth = monthOf(at, timeZone);
  const chosen = sql`${among(sql`h.region_id`, regionId)} and ${among(sql`h.subject`, subject)} and ${among(sql`h.tutor_id`, tutorId)}`;
  return sql`with held as materialized (${held}),
    firsts as (select distinct on (h.learner_id) h.*, ${monthOf(sql`h.start_at`, timeZone)} as cohort
      from held h where h.status = 'completed' order by h.learner_id, h.start_at, h.id),
    named as materialized (select f.*, coalesce(d.first_name || ' ' || d.last_name, c.first_name || ' ' || c.last_name) as person,
        t.first_name || ' ' || t.last_name as first_tutor, r.name as region_name, coalesce(u.source, 'other') as source,
        coalesce(k.billing, 'ongoing') as billing, (abs(extract(epoch from
          f.start_at at time zone coalesce(d.time_zone, c.time_zone) - f.start_at at time zone t.time_zone)) / 3600)::int as gap
      from firsts f join persons c on c.id = f.customer_id join customers u on u.id = f.customer_id
      join persons t on t.id = f.tutor_id join regions r on r.id = f.region_id
      left join dependents d on d.id = f.dependent_id left join confirmed_lessons k on k.id = f.course_id),
    months as (select distinct h.learner_id, ${monthOf(sql`h.start_at`, timeZone)} as month from held h
      where h.status = 'completed' and ${chosen}),
    pauses as (select coalesce(m.learner_id, k.learner_id) as learner_id, k.paused_from, k.paused_until
      from confirmed_lessons k left join customer_pod_members m on m.pod_id = k.pod_id and m.archived_at is null
      where k.paused_from is not null and k.paused_until is not null),
    paused as (select distinct p.learner_id, g.month from pauses p cross join lateral generate_series(
        ${monthOfDay(sql`p.paused_from`)}, ${monthOfDay(sql`p.paused_until`)}) g(month)
      where p.paused_from <= ${firstDayOf(sql`g.month`)} and p.paused_until >= ${firstDayOf(sql`(g.month + 1)`)} - 1),
    spans as (select n.*, g.month, a.month is not null as is_active, b.month is not null as was_active,
        a.month is null and p.month is not null as is_paused
      from named n cross join lateral generate_series(n.cohort, ${thisMonth}) g(month)
      left join months a on a.learner_id = n.learner_id and a.month = g.month
      left join months b on b.learner_id = n.learner_id and b.month = g.month - 1
      left join paused p on p.learner_id = n.learner_id and p.month = g.month
      where g.month >= ${thisMonth} - ${cohortMonths}::int),
    ${atRisk(at, chosen)},
    facts as (select 'month' as what, s.start_at as at, s.*, null::int as score, null as reasons from spans s
      union all
      select 'risk', s.last_at, n.*, ${thisMonth}, true, true, false, s.score, s.reasons
      from at_risk s join named n on n.learner_id = s.learner_id)
    select f.what, 'learner' as kind, f.customer_id as id, f.at, to_char(${firstDayOf(sql`f.cohort`)}, 'Mon YYYY') as name,
      f.person, f.customer_id as person_id, null as tutor, null as tutor_id, f.first_tutor, f.tutor_id as first_tutor_id, null as status, f.score::float8 as worth, coalesce(f.reasons, case when f.is_active then 'active in '
        when f.is_paused then 'paused in ' else 'not active in ' end || to_char(${firstDayOf(sql`f.month`)}, 'Mon YYYY')) as note,
      f.region_id, f.region_name, f.subject, f.source, f.billing, f.gap, f.is_active, f.was_active, f.is_paused,
      ${monthText(sql`f.month`)} as month, ${monthText(sql`f.cohort`)} as cohort, f.month - f.cohort as k,
      f.cohort < f.month - 1 as is_older, f.cohort > ${thisMonth} - ${cohortMonths}::int as is_recent,
      f.month < ${thisMonth} as is_over, f.month = ${thisMonth} - 1 as is_last
    from facts f`;
}

const month = sql`f.what = 'month'`;
const cohort = sql`${month} and f.is_recent`;
const lost = sql`${month} and f.was_active and f.is_over`;
const back = sql`${month} and f.is_active and not f.was_active and f.is_older`;

/** As things stand, over the last 24 months. Source: domain.md 4.5. */
export const studentRetentionSource = reportSource({
  report: studentRetention,
  facts: factsOf,
  itemOrder: sql`f.worth desc nulls last`,
  numbers: {
    size: { where: sql`${cohort} and f.k = 0` },
    ...Object.fromEntries(
      monthsAfter.map((k) => [
        `after${k}`,
        {
          where: sql`${cohort} and f.k = ${k}::int and f.is_active`,
          outOf: sql`${cohort} and f.k = ${k}::int`,
          ofWhole: sql`f.is_over`,
        },
      ]),
    ),
    active: { where: sql`${month} and f.is_active` },
    paused: { where: sql`${month} and f.is_paused` },
    churn: { where: sql`${lost} and not f.is_active`, outOf: lost },
    reactivated: { where: back },
    activeLast: { where: sql`${month} and f.is_active and f.is_last` },
    churnLast: { where: sql`${lost} and not f.is_active and f.is_last`, outOf: sql`${lost} and f.is_last` },
    reactivatedLast: { where: sql`${back} and f.is_last` },
    atRisk: { where: sql`f.what = 'risk'` },
  },
  groups: {
    cohort: { key: sql`f.cohort`, among: cohort },
    unpaused: { key: sql`f.cohort`, among: sql`${cohort} and not f.is_paused` },
    month: { key: sql`f.month`, among: month },
    tutor: {
      key: sql`f.first_tutor_id`,
      name: sql`min(f.first_tutor)`,
      personId: sql`f.first_tutor_id`,
      among: cohort,
    },
    subject: { key: sql`f.subject`, among: cohort },
    region: { key: sql`f.region_id`, name: sql`min(f.region_name)`, among: cohort },
    source: { key: sql`f.source`, among: cohort },
    billing: { key: sql`f.billing`, among: cohort },
    gap: { key: sql`lpad(f.gap::text, 2, '0')`, name: sql`min(f.gap)::text || ' h'`, among: cohort },
  },
});
