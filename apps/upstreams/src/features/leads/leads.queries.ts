import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { customerSources, lessonFor } from "@app/domain/people/people-enums.ts";
import { leadActionDues, leadStages, lostReasons, type LeadActionDue } from "@app/domain/leads/lead-enums.ts";
import { firstContactMinutes, needsAttention, openStages } from "@app/domain/leads/lead-states.ts";
import { messages } from "@app/domain/messages.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { anyIn, anyOf, anyText, searchWhere, type Filter, type ListRequest } from "../../records/list-spec.ts";
import type { ListSpec } from "../../records/list-spec.ts";
import { userFilter, booleanFilter, periodFilter, withOwnRegions } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { customers, learnersOnAccount, persons, phoneLike } from "../customers/customers.public.ts";
import { shownCustomers, type CustomerShown, type LearnerRecord } from "../customers/customers.public.ts";
import { leadOf, type LeadRecord } from "./lead.record.ts";
import { leads, leadStagesReached, type LeadRow } from "./leads.table.ts";

const isOpen = inArray(leads.stage, openStages);

/** Leads whose owner has to do something now; `needsAttention` says the same of one. */
export const needAttention = (now: Date): SQL => {
  const waiting = new Date(now.getTime() - firstContactMinutes * 60_000).toISOString();
  return sql`case when ${leads.stage} = 'new' then ${leads.createdAt} <= ${waiting}::timestamptz
    else ${isOpen} and ${leads.nextActionOn} is null end`;
};

const actionIs: Record<LeadActionDue, (today: string) => SQL> = {
  overdue: (today) => sql`${leads.nextActionOn} < ${today}::date`,
  today: (today) => sql`${leads.nextActionOn} = ${today}::date`,
  week: (today) => sql`${leads.nextActionOn} between ${today}::date and date_trunc('week', ${today}::date)::date + 6`,
  none: () => isNull(leads.nextActionOn),
};

const byNextAction: Filter = {
  value: z.enum(leadActionDues, messages.choice("next action")),
  many: true,
  where(values, { now, actor }) {
    const today = wallClockOf(now, actor.timeZone).date;
    return and(isOpen, or(...values.map((value) => actionIs[value as LeadActionDue](today))));
  },
};

export const leadList: ListSpec = {
  sorts: {
    name: [leads.sortName],
    createdAt: [leads.createdAt],
    stageSince: [leads.stageSince],
    nextActionOn: [leads.nextActionOn],
  },
  defaultSort: "-createdAt",
  search: (text) => or(searchWhere(leads.searchAll, text), phoneLike(leads.searchAll, text)),
  id: leads.id,
  filters: {
    id: anyText(leads.id),
    stage: anyOf(leads.stage, leadStages, "Stage"),
    open: booleanFilter("open or closed", () => isOpen),
    attention: booleanFilter("needs attention", ({ now }) => needAttention(now)),
    nextAction: byNextAction,
    ownerId: userFilter(leads.ownerId),
    source: anyOf(leads.source, customerSources, "Source"),
    subject: anyIn(leads.subjects),
    whoIsLessonFor: anyOf(leads.whoIsLessonFor, lessonFor, "Lessons for"),
    regionId: withOwnRegions(anyText(leads.regionId)),
    lostReason: anyOf(leads.lostReason, lostReasons, "Reason"),
    customerId: anyText(leads.customerId),
    ...periodFilter("created", leads.createdAt, "Created"),
    ...periodFilter("stageSince", leads.stageSince, "In stage since"),
  },
};

/** The order of stages; of those that were reached at one instant, as a lead passes them. */
const byTime = (one: LeadRecord["stages"][number], other: LeadRecord["stages"][number]): number =>
  Date.parse(one.reachedAt) - Date.parse(other.reachedAt) ||
  leadStages.indexOf(one.stage) - leadStages.indexOf(other.stage);

/** Leads as they are answered, with the stages that each has reached. */
async function shownLeads({ db, now }: Pick<Context, "db" | "now">, rows: readonly LeadRow[]): Promise<LeadRecord[]> {
  const { leadId, stage, reachedAt, byId } = leadStagesReached;
  const ids = rows.map(({ id }) => id);
  const reached = await db
    .select({ leadId, stage, reachedAt, byId })
    .from(leadStagesReached)
    .where(inArray(leadId, ids));
  const stagesOf = new Map(ids.map((id): [string, LeadRecord["stages"]] => [id, []]));
  for (const one of reached) {
    stagesOf.get(one.leadId)?.push({ stage: one.stage, reachedAt: one.reachedAt.toISOString(), byId: one.byId });
  }
  return rows.map((row) =>
    leadOf(row, {
      stages: (stagesOf.get(row.id) ?? []).toSorted(byTime),
      needsAttention: needsAttention(row, now),
    }),
  );
}

/** A lead as it is answered. */
export async function presentLead(context: Context, row: LeadRow): Promise<LeadRecord> {
  const [shown] = await shownLeads(context, [row]);
  return shown as LeadRecord;
}

export async function listLeads(
  context: Context,
  request: ListRequest,
): Promise<{ rows: LeadRecord[]; total: number }> {
  const { rows, total } = await readPage(context, { lead: leads }, leads, request);
  return {
    rows:
      rows.length === 0
        ? []
        : await shownLeads(
            context,
            rows.map(({ lead }) => lead),
          ),
    total,
  };
}

/** How many likely customers are shown. */
const likelyMax = 5;

/** Customers who may be the lead: the same address, first or second, or the same phone. */
export async function likelyCustomersOf(context: Context, { email, phoneNumber }: LeadRow): Promise<CustomerShown[]> {
  const either = or(
    email === null ? undefined : or(eq(persons.email, email), eq(persons.secondaryEmail, email)),
    phoneNumber === null ? undefined : and(isNotNull(persons.phoneNumber), eq(persons.phoneNumber, phoneNumber)),
  );
  const rows = await context.db
    .select({ customer: customers, person: persons })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(and(either, isNull(customers.archivedAt)))
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(likelyMax);
  return shownCustomers(context, rows);
}

/** Who may learn on a lead's account; nobody, while they have none. */
export const learnersOf = async (context: Context, { customerId }: LeadRow): Promise<LearnerRecord[]> =>
  customerId === null ? [] : learnersOnAccount(context, customerId);
