import { sql, type SQL } from "drizzle-orm";
import { leadCallTitles } from "@app/domain/leads/lead-call.ts";
import type { InvoiceKind } from "@app/domain/billing/billing-enums.ts";
import type { TimelineKind } from "@app/domain/timeline/timeline-enums.ts";
import type { TimelineOwner } from "@app/domain/timeline/timeline.ts";
import { learnerName, personName } from "../customers/party-names.public.ts";

/** What an entry is read from: a table by its alias `e`, and the columns that it has. */
interface Source {
  from: SQL;
  /** What tells it from others, if not its id. */
  id?: SQL;
  /** When it happened. */
  at?: SQL;
  number?: SQL;
  title?: SQL | ((owner: TimelineOwner) => SQL);
  text?: SQL;
  status?: SQL;
  channel?: SQL;
  byId?: SQL;
  pinned?: SQL;
  amount?: SQL;
  currency?: SQL;
  /** The record that a link leads to, where it is another. */
  leadsTo?: SQL;
  /** The condition beside whose it is. */
  where?: SQL;
}

const learner = learnerName("e");
/** "Igbo: Ada Obi, with Emeka Eze"; a tutor's own timeline does not repeat who teaches. */
const taught = (owner: TimelineOwner): SQL =>
  owner === "tutor"
    ? sql`e.subject || ': ' || ${learner}`
    : sql`e.subject || ': ' || ${learner} || ', with ' || ${personName(sql`e.tutor_id`)}`;

/** What was done for a lead before it was written down: a call or a message, which they have no other place for. */
const isCall = sql`(e.lead_id is not null and e.kind = 'call' and coalesce(e.done_at <= e.created_at, false))`;
const channelOfCall = sql`case e.title ${sql.join(
  Object.entries(leadCallTitles).map(([channel, title]) => sql`when ${title}::text then ${channel}::text`),
  sql` `,
)} end`;

const sources = {
  customerNote: {
    from: sql`customer_notes e`,
    text: sql`e.text`,
    byId: sql`e.created_by`,
    pinned: sql`e.pinned`,
    where: sql`e.archived_at is null`,
  },
  journal: {
    from: sql`journal_entries e`,
    title: sql`e.title`,
    text: sql`e.body`,
    byId: sql`e.created_by`,
    where: sql`e.archived_at is null`,
  },
  message: {
    from: sql`messages e`,
    at: sql`e.at`,
    title: sql`e.subject`,
    text: sql`e.body`,
    channel: sql`e.channel`,
    byId: sql`e.created_by`,
  },
  leadCall: {
    from: sql`tasks e`,
    at: sql`e.done_at`,
    text: sql`e.note`,
    channel: channelOfCall,
    byId: sql`e.created_by`,
    where: sql`e.archived_at is null and ${isCall}`,
  },
  task: {
    from: sql`tasks e`,
    title: sql`e.title`,
    text: sql`e.note`,
    status: sql`case when e.done_at is null then 'open' else 'done' end`,
    byId: sql`e.owner_id`,
    where: sql`e.archived_at is null and not ${isCall}`,
  },
  stage: {
    from: sql`lead_stages e`,
    id: sql`e.lead_id || '-' || e.stage`,
    at: sql`e.reached_at`,
    status: sql`e.stage`,
    byId: sql`e.by_id`,
    leadsTo: sql`e.lead_id`,
  },
  request: {
    from: sql`lesson_requests e`,
    number: sql`e.request_number`,
    title: sql`e.subject || ' for ' || coalesce(${learner},
      (select l.first_name || coalesce(' ' || l.last_name, '') from leads l where l.id = e.lead_id))`,
    text: sql`e.goals`,
    status: sql`e.status`,
    byId: sql`e.owner_id`,
  },
  course: {
    from: sql`confirmed_lessons e`,
    number: sql`e.confirmed_number`,
    title: taught,
    status: sql`e.status`,
    byId: sql`e.created_by`,
  },
  lesson: {
    from: sql`booked_lessons e`,
    // A lesson that never was is where it was given up.
    at: sql`case when e.status in ('cancelled', 'rescheduled') then least(e.status_since, e.start_at) else e.start_at end`,
    number: sql`e.lesson_number`,
    title: taught,
    text: sql`(select s.sentence from lesson_settlements s where s.lesson_id = e.id order by s.round desc limit 1)`,
    status: sql`e.status`,
  },
  place: {
    from: sql`group_enrolments e join group_instances i on i.id = e.instance_id join group_lessons g on g.id = i.group_lesson_id`,
    at: sql`e.at`,
    title: sql`g.title || ', ' || to_char(i.local_date, 'FMDD Mon YYYY')`,
    status: sql`e.status`,
    leadsTo: sql`g.id`,
  },
  feedback: {
    from: sql`feedbacks e`,
    at: sql`e.asked_at`,
    number: sql`e.feedback_number`,
    text: sql`e.body`,
    status: sql`e.status`,
    channel: sql`e.channel`,
    byId: sql`e.assignee_id`,
  },
  tutorFeedback: {
    from: sql`tutor_feedback e`,
    text: sql`e.body`,
    status: sql`e.status`,
    byId: sql`e.assignee_id`,
  },
  rating: {
    from: sql`lesson_ratings e join booked_lessons l on l.id = e.lesson_id`,
    number: sql`l.lesson_number`,
    title: sql`e.rating || ' of 5 for ' || l.subject || ', with ' || ${personName(sql`l.tutor_id`)}`,
    text: sql`e.comment`,
    leadsTo: sql`l.id`,
    where: sql`e.hidden_at is null`,
  },
  invoice: {
    from: sql`invoices e`,
    at: sql`e.sent_at`,
    number: sql`e.invoice_number`,
    status: sql`e.status`,
    byId: sql`e.sent_by_id`,
    amount: sql`e.total`,
    currency: sql`e.currency`,
    where: sql`e.sent_at is not null`,
  },
  payment: {
    from: sql`payments e`,
    number: sql`e.payment_number`,
    title: sql`e.payer_name`,
    status: sql`e.status`,
    byId: sql`e.created_by`,
    amount: sql`e.amount`,
    currency: sql`e.currency`,
  },
} satisfies Record<string, Source>;

type SourceName = keyof typeof sources;

const pods = (who: SQL): SQL => sql`select m.pod_id from customer_pod_members m where ${who} and m.archived_at is null`;

/** Lessons, courses and requests: a customer's own, of theirs, and those of pods that they or theirs are in. */
const ofParty = (owner: TimelineOwner, id: SQL, alias: SQL = sql`e`): SQL =>
  ({
    customer: sql`(${alias}.customer_id = ${id} or ${alias}.pod_id in (${pods(sql`m.customer_id = ${id}`)}))`,
    learner: sql`(${alias}.dependent_id = ${id} or ${alias}.pod_id in (${pods(sql`m.dependent_id = ${id}`)}))`,
    lead: sql`${alias}.lead_id = ${id}`,
    tutor: sql`${alias}.tutor_id = ${id}`,
  })[owner];

const ofPerson = (owner: TimelineOwner, id: SQL): SQL =>
  sql`${sql.raw({ customer: "e.customer_id", learner: "e.dependent_id", lead: "e.lead_id", tutor: "e.person_id" }[owner])} = ${id}`;

const toPerson = (_: TimelineOwner, id: SQL): SQL => sql`e.to_person_id = ${id}`;

/** How those entries are found that are somebody's. */
const whose: Record<SourceName, (owner: TimelineOwner, id: SQL) => SQL> = {
  customerNote: ofPerson,
  journal: ofPerson,
  message: toPerson,
  leadCall: ofPerson,
  task: ofPerson,
  stage: ofPerson,
  request: ofParty,
  course: ofParty,
  lesson: ofParty,
  place: ofPerson,
  feedback: ofPerson,
  tutorFeedback: ofPerson,
  rating: (owner, id) => ofParty(owner, id, sql`l`),
  invoice: ofPerson,
  payment: ofPerson,
};

const invoicesOf: Partial<Record<TimelineKind, InvoiceKind>> = {
  prepayment: "pre-payment",
  "ongoing-invoice": "ongoing",
};

const nameOfSource = (kind: TimelineKind, owner: TimelineOwner): SourceName => {
  if (kind === "prepayment" || kind === "ongoing-invoice") return "invoice";
  if (kind === "message" && owner === "lead") return "leadCall";
  if (kind === "note") return owner === "tutor" ? "journal" : "customerNote";
  return kind === "feedback" && owner === "tutor" ? "tutorFeedback" : kind;
};

/** The entries of a kind on somebody's timeline, with the same columns for every kind. */
export function entriesOf(kind: TimelineKind, owner: TimelineOwner, ownerId: string, visible?: SQL): SQL {
  const name = nameOfSource(kind, owner);
  const source: Source = sources[name];
  const none = sql`null::text`;
  const title = typeof source.title === "function" ? source.title(owner) : source.title;
  const invoices = invoicesOf[kind];
  return sql`select ${kind}::text || ':' || ${source.id ?? sql`e.id`} as id, ${kind}::text as kind,
    ${source.at ?? sql`e.created_at`} as at, ${source.leadsTo ?? sql`e.id`} as record_id,
    ${source.number ?? none}::text as number, ${title ?? none}::text as title, ${source.text ?? none}::text as body,
    ${source.status ?? none}::text as status, ${source.channel ?? none}::text as channel,
    ${source.byId ?? none}::text as by_id, ${source.pinned ?? sql`false`} as pinned,
    ${source.amount ?? sql`null`}::bigint as amount, ${source.currency ?? none}::text as currency
    from ${source.from}
    where ${whose[name](owner, sql`${ownerId}`)} and ${source.where ?? sql`true`} and ${visible ?? sql`true`}
      and ${invoices ? sql`e.kind = ${invoices}` : sql`true`}`;
}
