import { sql, type SQL } from "drizzle-orm";
import { unconfirmedLessons } from "@app/domain/reports/unconfirmed-lessons.ts";
import { isUnreported } from "../../lessons/unreported-lessons.public.ts";
import { settingInSql } from "../../system/settings/settings-by-region.public.ts";
import { among, instantOf, lessonColumns, lessonGroups, partiesOfLesson } from "../lesson-facts.ts";
import { reportSource, type ReportScope } from "../report-source.ts";

/** What a lesson `l` costs, by the price of its course `k` on the day for which it was first agreed. */
const priceOfLesson = sql`round(coalesce((select (p->>'priceAmount')::numeric from jsonb_array_elements(k.earlier_prices) p
    where p->>'until' > h.local_date::text order by p->>'until' limit 1), k.price_amount::numeric)
  * extract(epoch from l.end_at - l.start_at) / 60 / k.duration_minutes)::float8`;

/** How long customers of a lesson's region may object to a no-show, as it is set. */
const objectionTime = sql`make_interval(hours => ${settingInSql("objectionHours", sql`l.region_id`)})`;

const columns = { status: sql`l.status`, outcome: sql`l.outcome`, hold: sql`l.hold`, endAt: sql`l.end_at` };

const hoursSince = (now: Date, at: SQL) => sql`(extract(epoch from ${instantOf(now)} - ${at}) / 3600)::float8`;

/** Lessons `l` of one kind: which, since when they wait, and for whom. */
const lessons = (
  { now, regionId, subject, tutorId }: ReportScope,
  what: string,
  { since, who, where }: { since: SQL; who: string; where: SQL },
): SQL =>
  sql`select ${what} as what, ${lessonColumns}, ${hoursSince(now, since)} as worth, ${who} as who,
      ${priceOfLesson} as charge, k.price_currency as currency
    from booked_lessons l ${partiesOfLesson} join booked_lessons h on h.id = l.chain_id
    left join confirmed_lessons k on k.id = l.course_id
    where not l.hold and ${where} and ${among(sql`l.region_id`, regionId)} and ${among(sql`l.subject`, subject)}
      and ${among(sql`l.tutor_id`, tutorId)}`;

const proposals = ({ now, regionId, subject, tutorId }: ReportScope): SQL =>
  sql`select 'proposal', 'request', q.id, q.status_since, q.request_number, q.status, q.subject, null, q.region_id, r.name,
      q.learner_id, q.customer_id, o.tutor_id, t.first_name || ' ' || t.last_name,
      coalesce(p.name, d.first_name || ' ' || d.last_name, c.first_name || ' ' || c.last_name), c.time_zone,
      ${hoursSince(now, sql`q.status_since`)}, case q.status when 'proposed' then 'tutor' else 'customer' end,
      o.price_amount::float8, o.price_currency
    from lesson_requests q join regions r on r.id = q.region_id
    left join lesson_proposals o on o.request_id = q.id and o.state in ('open', 'accepted')
    left join persons t on t.id = o.tutor_id left join persons c on c.id = q.customer_id
    left join dependents d on d.id = q.dependent_id left join customer_pods p on p.id = q.pod_id
    where q.status in ('proposed', 'tutor-accepted') and q.status_since < ${instantOf(now)} - interval '24 hours'
      and ${among(sql`q.region_id`, regionId)} and ${among(sql`q.subject`, subject)} and ${among(sql`o.tutor_id`, tutorId)}`;

const kind = (what: string) => ({ where: sql`f.what = ${what}` });
const charge = (currency: string) => ({
  where: sql`f.currency = ${currency}`,
  worth: sql`f.charge`,
  as: "sum" as const,
});

/** As things stand, whatever the period. Source: domain.md 4.10. */
export const unconfirmedLessonsSource = reportSource({
  report: unconfirmedLessons,
  facts: (
    scope,
  ) => sql`select f.*, case f.who when 'either' then 'Tutor or customer' else initcap(f.who) end as note from (
    ${lessons(scope, "no-outcome", {
      since: sql`l.end_at`,
      who: "tutor",
      where: isUnreported(columns, scope.now),
    })}
    union all
    ${lessons(scope, "objection", {
      since: sql`l.status_since`,
      who: "nobody",
      where: sql`l.status = 'student-no-show' and l.status_since > ${instantOf(scope.now)} - ${objectionTime}`,
    })}
    union all
    ${lessons(scope, "move", { since: sql`l.status_since`, who: "either", where: sql`l.status = 'reschedule-pending'` })}
    union all
    ${proposals(scope)}) f`,
  numbers: {
    all: { where: sql`true` },
    noOutcome: kind("no-outcome"),
    objection: kind("objection"),
    proposals: kind("proposal"),
    moves: kind("move"),
    age: { where: sql`true`, worth: sql`f.worth`, as: "median" },
    chargeUSD: charge("USD"),
    chargeNGN: charge("NGN"),
    chargeGBP: charge("GBP"),
  },
  itemMoney: { amount: sql`f.charge`, currency: sql`f.currency` },
  groups: {
    waited: {
      key: sql`case when f.worth <= 24 then '1' when f.worth <= 48 then '2' when f.worth <= 72 then '3' else '4' end`,
    },
    who: { key: sql`f.who` },
    tutor: { ...lessonGroups.tutor, among: sql`f.tutor_id is not null` },
    learner: lessonGroups.learner,
    subject: lessonGroups.subject,
    region: lessonGroups.region,
  },
});
