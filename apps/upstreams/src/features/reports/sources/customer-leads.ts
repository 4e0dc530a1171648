import { sql, type SQL } from "drizzle-orm";
import { customerSourceLabels, customerSources } from "@app/domain/people/people-enums.ts";
import { customerLeads, funnelSteps } from "@app/domain/reports/customer-leads.ts";
import { upperFirst } from "@app/domain/upper-first.ts";
import { among, instantOf } from "../lesson-facts.ts";
import { reportSource, type Measure, type ReportScope } from "../report-source.ts";

const stages = ["contacted", "trial-booked", "trial-completed", "converted"] as const;
const column = (stage: string) => sql.identifier(`at_${stage.replaceAll("-", "_")}`);
const rankOf = (stage: SQL) =>
  sql`case ${stage} when 'contacted' then 1 when 'trial-booked' then 2 when 'trial-completed' then 3 when 'converted' then 4 else 0 end`;

/** Any of the chosen subjects; a lead can ask for several. */
const ofSubjects = (subjects: readonly string[]) =>
  subjects.length === 0
    ? sql`true`
    : sql`l.subjects && array[${sql.join(
        subjects.map((subject) => sql`${subject}`),
        sql`, `,
      )}]::text[]`;

/** Where a lead came from, as it is called. */
const sourceWords = sql`case l.source::text ${sql.join(
  customerSources.map((source) => sql`when ${source} then ${customerSourceLabels[source] ?? upperFirst(source)}::text`),
  sql` `,
)} end`;

/** When the customer behind a lead first paid on an invoice that is no trial's, since the lead was added. */
const firstPaidOn = sql`(select min(p.received_on) from payments p
    join payment_allocations a on a.payment_id = p.id join invoices i on i.id = a.invoice_id
    where p.customer_id = l.customer_id and p.status <> 'taken-back' and i.type is distinct from 'TRIAL'
      and p.received_on >= (l.created_at at time zone r.time_zone)::date)`;

/** The leads of a period, each once, with when they first entered each stage. What is "ever" is of their whole life. */
const leads = ({
  from,
  until,
  regionId,
  subject,
  now,
}: ReportScope): SQL => sql`select 'lead' as kind, l.id, l.created_at as at,
    concat_ws(' ', l.first_name, l.last_name) as name, o.firstname || ' ' || o.lastname as person,
    null::text as person_id, ${sourceWords} as tutor, null::text as tutor_id, l.stage as status, null::float8 as worth,
    l.next_action as note, l.stage, l.lost_reason, l.source::text as source, l.utm_campaign, l.owner_id,
    o.firstname || ' ' || o.lastname as owner_name, l.region_id, r.name as region_name,
    array_to_string(l.subjects, ', ') as subjects, ${firstPaidOn} as first_paid_on, s.*,
    ${instantOf(now)} - l.created_at as age
  from leads l join regions r on r.id = l.region_id left join account_users o on o.id = l.owner_id
  cross join lateral (select coalesce(max(${rankOf(sql`x.stage`)}), 0) as reached,
      min(x.reached_at) filter (where x.stage = 'lost') as at_lost, ${sql.join(
        stages.map((stage) => sql`min(x.reached_at) filter (where x.stage = ${stage}) as ${column(stage)}`),
        sql`, `,
      )} from lead_stages x where x.lead_id = l.id) s
  where l.archived_at is null and l.created_at >= ${instantOf(from)} and l.created_at < ${instantOf(until)}
    and ${among(sql`l.region_id`, regionId)} and ${ofSubjects(subject)}`;

const atLeast = (rank: number) => sql`f.reached >= ${rank}`;
const isNow = (stage: string) => sql`f.stage = ${stage}`;

/** The figures of a step: how many reached it, of how many, who is there now, and how long it took. */
function step(at: number): [string, Measure][] {
  const [stage, name] = [stages[at] ?? "converted", funnelSteps[at]?.stage ?? ""];
  const before = at === 0 ? sql`f.at` : sql`f.${column(stages[at - 1] ?? "")}`;
  const hours = sql`(extract(epoch from f.${column(stage)} - ${before}) / 3600)::float8`;
  const inOrder = sql`f.${column(stage)} >= ${before}`;
  return [
    [name, { where: atLeast(at + 1) }],
    [`${name}Rate`, { where: atLeast(at + 1), outOf: atLeast(at) }],
    [`${name}Now`, { where: isNow(stage) }],
    [`${name}Hours`, { where: inOrder, worth: hours, as: "median" }],
    [
      `${name}Slow`,
      {
        where: inOrder,
        aggregate: sql`percentile_cont(0.9) within group (order by ${hours}) filter (where ${inOrder})`,
      },
    ],
  ];
}

const within = (days: number): Measure => ({
  where: sql`f.at_converted < f.at + make_interval(days => ${days})`,
  outOf: sql`f.age >= make_interval(days => ${days})`,
});
const younger = (days: number): Measure => ({ where: sql`f.age < make_interval(days => ${days})` });
const hasPaid = sql`f.reached >= 4 and f.first_paid_on is not null`;
const isOpen = sql`f.stage not in ('converted', 'lost')`;

/** Source: domain.md 4.8. */
export const customerLeadsSource = reportSource({
  report: customerLeads,
  facts: leads,
  numbers: {
    created: { where: sql`true` },
    ...(Object.fromEntries(stages.flatMap((_, at) => step(at))) as Record<string, Measure>),
    overall: { where: atLeast(4), outOf: sql`true` },
    paid: { where: hasPaid },
    paidOfAll: { where: hasPaid, outOf: sql`true` },
    open: { where: isOpen },
    newNow: { where: isNow("new") },
    lostNow: { where: isNow("lost") },
    movedBack: { where: sql`${isOpen} and (f.at_lost is not null or ${rankOf(sql`f.stage`)} < f.reached)` },
    within30: within(30),
    young30: younger(30),
    within90: within(90),
    young90: younger(90),
  },
  groups: {
    source: { key: sql`f.source` },
    campaign: { key: sql`f.utm_campaign`, name: sql`coalesce(f.utm_campaign, 'None')` },
    owner: { key: sql`f.owner_id`, name: sql`coalesce(min(f.owner_name), 'Nobody')` },
    region: { key: sql`f.region_id`, name: sql`min(f.region_name)` },
    subject: { key: sql`f.subjects`, name: sql`coalesce(nullif(f.subjects, ''), 'None')` },
    lost: { key: sql`f.lost_reason`, among: isNow("lost") },
  },
});
