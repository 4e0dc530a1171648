import { and, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import { lessonKinds, requestStatuses } from "@app/domain/lessons/lesson-enums.ts";
import { openRequestStatuses } from "@app/domain/lessons/request-states.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { anyOf, anyText, searchWhere, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { userFilter, byNumber, booleanFilter, periodFilter, withOwnRegions } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { leads } from "../leads/leads.public.ts";
import { confirmedLessons } from "./courses/courses.table.ts";
import { partyFound } from "./party-found.ts";
import { staffedRegions } from "./request-owner.ts";
import { proposalOf, requestOf, type ProposalRecord, type RequestRecord } from "./request.record.ts";
import { lessonProposals, lessonRequests, type RequestRow } from "./requests.table.ts";

/** Requests by their number, or by any part of the name of who pays, learns or asks. */
function searchRequests(typed: string): SQL | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  return or(
    partyFound(lessonRequests, text),
    sql`${lessonRequests.leadId} in (select ${leads.id} from ${leads} where ${searchWhere(leads.searchAll, text)})`,
    byNumber(lessonRequests.requestNumber, "R", 6, text),
  );
}

const isOpen = inArray(lessonRequests.status, openRequestStatuses);

export const requestList: ListSpec = {
  sorts: {
    dueAt: [lessonRequests.dueAt],
    createdAt: [lessonRequests.createdAt],
    number: [lessonRequests.requestNumber],
  },
  defaultSort: "dueAt",
  search: searchRequests,
  id: lessonRequests.id,
  filters: {
    id: anyText(lessonRequests.id),
    status: anyOf(lessonRequests.status, requestStatuses, "Status"),
    overdue: booleanFilter("overdue", ({ now }) => lt(lessonRequests.dueAt, now)),
    subject: anyOf(lessonRequests.subject, subjectOptions, "Subject"),
    kind: anyOf(lessonRequests.kind, lessonKinds, "Kind"),
    regionId: withOwnRegions(anyText(lessonRequests.regionId)),
    ownerId: userFilter(lessonRequests.ownerId),
    customerId: anyText(lessonRequests.customerId),
    learnerId: anyText(lessonRequests.learnerId),
    leadId: anyText(lessonRequests.leadId),
    tutorId: {
      ...anyText(lessonRequests.id),
      where: (ids) =>
        inArray(
          lessonRequests.id,
          sql`(select ${lessonProposals.requestId} from ${lessonProposals} where ${inArray(lessonProposals.tutorId, ids)})`,
        ),
    },
    ...periodFilter("created", lessonRequests.createdAt, "Asked"),
  },
  // What is closed is found by whoever asks for it.
  usual: { where: isOpen, unless: ["id", "status", "customerId", "learnerId", "leadId", "tutorId"] },
};

/** To whom the requests are proposed now. */
async function proposedTo({ db }: Pick<Context, "db">, ids: readonly string[]): Promise<Map<string, string>> {
  const { requestId, tutorId, state } = lessonProposals;
  const rows = await db
    .select({ requestId, tutorId })
    .from(lessonProposals)
    .where(and(inArray(requestId, [...ids]), inArray(state, ["open", "accepted"])));
  return new Map(rows.map((row) => [row.requestId, row.tutorId]));
}

/** The courses that requests became. */
async function coursesOf({ db }: Pick<Context, "db">, ids: readonly string[]): Promise<Map<string | null, string>> {
  const { requestId, id } = confirmedLessons;
  const rows = await db
    .select({ requestId, id })
    .from(confirmedLessons)
    .where(inArray(requestId, [...ids]));
  return new Map(rows.map((row) => [row.requestId, row.id]));
}

async function shownRequests(context: Pick<Context, "db">, rows: readonly RequestRow[]): Promise<RequestRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const tutors = await proposedTo(context, ids);
  const courses = await coursesOf(context, ids);
  const staffed = await staffedRegions(context);
  return rows.map((row) =>
    requestOf(row, {
      regionIsStaffed: staffed.has(row.regionId),
      proposedTutorId: tutors.get(row.id) ?? null,
      confirmedLessonId: courses.get(row.id) ?? null,
    }),
  );
}

export async function presentRequest(context: Context, row: RequestRow): Promise<RequestRecord> {
  const [shown] = await shownRequests(context, [row]);
  return shown as RequestRecord;
}

/** One page of requests: those that are open unless others are asked for. */
export async function listRequests(
  context: Context,
  request: ListRequest,
): Promise<{ rows: RequestRecord[]; total: number }> {
  const { rows, total } = await readPage(context, { request: lessonRequests }, lessonRequests, request);
  return {
    rows: await shownRequests(
      context,
      rows.map((row) => row.request),
    ),
    total,
  };
}

/** What was proposed for some requests, the last first. */
export const proposalList: ListSpec = {
  sorts: { sentAt: [lessonProposals.sentAt] },
  defaultSort: "-sentAt",
  id: lessonProposals.id,
  filters: {
    id: anyText(lessonProposals.id),
    requestId: anyText(lessonProposals.requestId),
    tutorId: anyText(lessonProposals.tutorId),
  },
};

export async function listProposals(
  context: Context,
  request: ListRequest,
): Promise<{ rows: ProposalRecord[]; total: number }> {
  const { rows, total } = await readPage(context, { proposal: lessonProposals }, lessonProposals, request);
  return { rows: rows.map(({ proposal }) => proposalOf(proposal)), total };
}
