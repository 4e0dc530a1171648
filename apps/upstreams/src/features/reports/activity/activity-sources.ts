import { sql, type SQL } from "drizzle-orm";
import { activityReports } from "@app/domain/reports/activity-reports.ts";
import type { ActivityReportName } from "@app/domain/reports/report-enums.ts";
import { among, instantOf } from "../lesson-facts.ts";
import { reportSource, type ReportScope, type ReportSource } from "../report-source.ts";

/** Entries that have a report of their own. */
const sensitive = sql`a.action in ('viewed-sensitive', 'exported')`;

const hoursSince = (begun: SQL) => sql`(extract(epoch from a.at - ${begun}) / 3600)::float8`;

/**
 * The entries of a period, each a fact. Those that ended something say what, and how long it had taken: the entry that
 * confirmed a request, first answered a customer's feedback, or published a lesson or sent it back.
 */
function entriesIn({ from, until, timeZone, activity }: ReportScope, which: SQL): SQL {
  const { actorId = [], role = [], action = [], entityKind = [], ip = [] } = activity ?? {};
  return sql`select a.*, to_char(a.at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      coalesce(a.actor_id, a.actor_name) as person_key,
      case when q.id is not null then 'request' when b.id is not null then 'feedback' when r.id is not null then 'review' end
        as ended,
      coalesce(${hoursSince(sql`q.created_at`)}, ${hoursSince(sql`b.created_at`)}, ${hoursSince(sql`r.submitted_at`)}) as worth
    from team_activity a
    left join lesson_requests q on a.entity_kind = 'lesson-request' and q.id = a.entity_id
      and a.action = 'state-changed' and a.changes #>> '{status,1}' = 'confirmed'
    left join feedbacks b on a.entity_kind = 'feedback' and b.id = a.entity_id
      and jsonb_typeof(a.changes #> '{firstAnsweredAt,0}') = 'null'
    left join session_reviews r on a.entity_kind = 'exam-lesson' and a.action = 'state-changed'
      and r.lesson_id = a.entity_id and r.ended_at = a.at and r.outcome in ('published', 'changes-requested')
    where a.at >= ${instantOf(from)} and a.at < ${instantOf(until)} and ${which}
      and ${among(sql`a.actor_id`, actorId)} and ${among(sql`a.role`, role)} and ${among(sql`a.action`, action)}
      and ${among(sql`a.entity_kind`, entityKind)} and ${among(sql`a.ip`, ip)}`;
}

const did = (...actions: string[]) => ({
  where: among(sql`f.action`, actions),
});
const ended = (what: string) => ({
  where: sql`f.ended = ${what}`,
  worth: sql`f.worth`,
  as: "median" as const,
});
const everything = { where: sql`true` };

const groups = {
  // As they are called now; who has no account, as they were called then.
  person: {
    key: sql`f.person_key`,
    name: sql`coalesce((select u.firstname || ' ' || u.lastname from account_users u where u.id = max(f.actor_id)), max(f.actor_name))`,
  },
  kind: { key: sql`f.entity_kind` },
  action: { key: sql`f.action` },
  day: { key: sql`f.day` },
  role: { key: sql`f.role` },
  address: { key: sql`f.ip` },
};

/** The reports on what staff did, by name. Source: domain.md 4.11. */
export const activitySources: Readonly<Record<ActivityReportName, ReportSource>> = {
  "team-activities": reportSource({
    report: activityReports["team-activities"],
    facts: (scope) => entriesIn(scope, sql`not (${sensitive})`),
    numbers: {
      entries: everything,
      created: did("created"),
      updated: did("updated"),
      moved: did("state-changed"),
      removed: did("archived", "deleted"),
      signIns: did("signed-in"),
      refused: did("sign-in-failed", "permission-denied"),
      viewedAs: did("impersonated"),
      requests: ended("request"),
      feedback: ended("feedback"),
      reviews: ended("review"),
    },
    groups,
  }),
  "sensitive-views": reportSource({
    report: activityReports["sensitive-views"],
    facts: (scope) => entriesIn(scope, sensitive),
    numbers: {
      entries: everything,
      views: did("viewed-sensitive"),
      exports: did("exported"),
    },
    groups,
  }),
};
