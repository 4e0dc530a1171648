import { sql, type SQL } from "drizzle-orm";
import { currencies } from "@app/domain/enums.ts";
import { activeWithinDays, dashboard, moneyFigures, moneyIn, type MoneyFigure } from "@app/domain/reports/dashboard.ts";
import { among, instantOf, lessonsIn, partiesOfLesson } from "../lesson-facts.ts";
import { reportSource, type Measure, type ReportScope } from "../report-source.ts";
import { moneyFacts } from "./dashboard-money.ts";

const lessonColumns = sql`l.lesson_number, coalesce(p.name, d.first_name || ' ' || d.last_name, c.first_name || ' ' || c.last_name),
  l.customer_id, t.first_name || ' ' || t.last_name, l.tutor_id, l.status, l.region_id, r.name`;

/** Completed lessons, and what stands beside them in attendance; `worth` is what was charged, in hours. */
const lessons = (scope: ReportScope): SQL => sql`
  select 'lesson', 'lesson', l.id, l.start_at, ${lessonColumns}, null,
    case when l.status = 'completed' then (coalesce(s.charge_minutes, extract(epoch from l.end_at - l.start_at) / 60) / 60)::float8 end,
    null
  from booked_lessons l ${partiesOfLesson} left join lateral (select x.charge_minutes from lesson_settlements x
    where x.lesson_id = l.id order by x.round desc limit 1) s on l.status = 'completed'
  where ${lessonsIn(scope)} and (l.status in ('completed', 'student-no-show') or l.status = 'cancelled' and l.was_late
    and not l.was_outage and l.cancellation->>'byKind' = 'customer')`;

/** Those who learned lately, each once; the lessons of a pod are of everybody who was in it. */
const learners = ({ until, now, timeZone, regionId, trials }: ReportScope): SQL => {
  const end = instantOf(until < now ? until : now);
  return sql`
  select 'learner', 'learner', w.customer_id, w.at, 'Last lesson ' || to_char(w.at at time zone ${timeZone}, 'DD Mon'),
    coalesce(d.first_name || ' ' || d.last_name, c.first_name || ' ' || c.last_name), w.customer_id, null, null, null, r.id, r.name,
    null, null, null
  from (select coalesce(m.learner_id, l.learner_id) as learner_id, max(coalesce(m.customer_id, l.customer_id)) as customer_id,
      max(case when m.id is null then l.dependent_id else m.dependent_id end) as dependent_id, max(l.start_at) as at,
      max(l.region_id) as region_id
    from booked_lessons l left join customer_pod_members m on m.pod_id = l.pod_id and m.created_at <= l.start_at
      and (m.archived_at is null or m.archived_at > l.start_at)
    where l.status = 'completed' and ${trials ? sql`true` : sql`l.kind <> 'trial'`} and ${among(sql`l.region_id`, regionId)}
      and l.start_at < ${end} and l.start_at >= ${end} - make_interval(days => ${activeWithinDays}) group by 1) w
  join persons c on c.id = w.customer_id left join dependents d on d.id = w.dependent_id join regions r on r.id = w.region_id`;
};

/** Sessions of group lessons that took place, with their places, and each place that was taken. */
const groups = ({ from, until, regionId }: ReportScope): SQL => {
  const tookPlace = sql`i.status = 'completed' and i.start >= ${instantOf(from)} and i.start < ${instantOf(until)}
    and ${among(sql`g.region_id`, regionId)}`;
  return sql`
  select 'session', 'session', g.id, i.start, g.title, null, null, null, null, i.status, r.id, r.name, null,
    i.capacity_max::float8, null
  from group_instances i join group_lessons g on g.id = i.group_lesson_id left join regions r on r.id = g.region_id
  where ${tookPlace}
  union all
  select 'place', 'session', g.id, i.start, g.title,
    coalesce(d.first_name || ' ' || d.last_name, c.first_name || ' ' || c.last_name), e.customer_id, null, null, e.status, r.id,
    r.name, null, null, null
  from group_instances i join group_lessons g on g.id = i.group_lesson_id join group_enrolments e on e.instance_id = i.id
  join persons c on c.id = e.customer_id left join dependents d on d.id = e.dependent_id
  left join regions r on r.id = g.region_id where ${tookPlace} and e.status in ('enrolled', 'attended', 'absent')`;
};

/** Requests by when their course was agreed; `worth` is how long that took, in hours. */
const requests = ({ from, until, regionId, trials }: ReportScope): SQL => sql`
  select 'request', 'request', q.id, k.created_at, q.request_number, c.first_name || ' ' || c.last_name, k.customer_id,
    t.first_name || ' ' || t.last_name, k.tutor_id, q.status, r.id, r.name, null,
    (extract(epoch from k.created_at - q.created_at) / 3600)::float8, null
  from confirmed_lessons k join lesson_requests q on q.id = k.request_id join persons c on c.id = k.customer_id
  join persons t on t.id = k.tutor_id join regions r on r.id = k.region_id
  where k.created_at >= ${instantOf(from)} and k.created_at < ${instantOf(until)} and k.created_at >= q.created_at
    and ${trials ? sql`true` : sql`k.kind <> 'trial'`} and ${among(sql`k.region_id`, regionId)}`;

const completed = sql`f.what = 'lesson' and f.status = 'completed'`;
const taken = sql`f.what = 'place'`;

const whatOf: Readonly<Record<MoneyFigure, SQL>> = {
  billed: sql`f.what = 'billed'`,
  collected: sql`f.what = 'collected'`,
  earned: sql`f.what = 'earned'`,
  unearned: sql`f.what = 'unearned'`,
  outstanding: sql`f.what = 'due'`,
  overdue: sql`f.what = 'due' and f.note = 'overdue'`,
};
const money = Object.fromEntries(
  (Object.keys(moneyFigures) as MoneyFigure[]).flatMap((figure) =>
    currencies.map((currency): [string, Measure] => [
      moneyIn(figure, currency),
      { where: sql`${whatOf[figure]} and f.currency = ${currency}`, worth: sql`f.worth`, as: "sum" },
    ]),
  ),
);

/** Source: domain.md 4.1. */
export const dashboardSource = reportSource({
  report: dashboard,
  facts: (scope) => sql`${moneyFacts(scope)} union all ${lessons(scope)} union all ${learners(scope)}
    union all ${groups(scope)} union all ${requests(scope)}`,
  numbers: {
    activeLearners: { where: sql`f.what = 'learner'` },
    delivered: { where: completed },
    hours: { where: completed, worth: sql`f.worth`, as: "sum" },
    attendance: { where: completed, outOf: sql`f.what = 'lesson'` },
    fill: {
      where: taken,
      aggregate: sql`count(*) filter (where ${taken})::float8 / nullif(sum(f.worth) filter (where f.what = 'session'), 0)`,
    },
    requestSpeed: { where: sql`f.what = 'request'`, worth: sql`f.worth`, as: "median" },
    ...money,
  },
  groups: { region: { key: sql`f.region_id`, name: sql`min(f.region_name)`, among: sql`f.region_id is not null` } },
});
