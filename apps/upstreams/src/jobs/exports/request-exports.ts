import { sql } from "drizzle-orm";
import { inWeekOrder, weekdayShort } from "@app/domain/lessons/weekdays.ts";
import { customerPods } from "../../features/customer-pods/customer-pods.public.ts";
import { dependents } from "../../features/customers/customers.public.ts";
import { leads } from "../../features/leads/leads.public.ts";
import { lessonRequests } from "../../features/lessons/lessons.public.ts";
import { listRequests, requestList, type RequestRecord } from "../../features/lessons/requests-list.public.ts";
import type { Context } from "../../service/context.ts";
import { exportKind } from "./export-kind.ts";
import {
  idsOf,
  nameIn,
  namesIn,
  personNames,
  regionCodes,
  regionFilter,
  staffNames,
  wordsOf,
  type Names,
} from "./names.ts";

interface Request {
  request: RequestRecord;
  regions: Names;
  staff: Names;
  people: Names;
  learners: Names;
}

/** Names of requesters and learners of any kind. */
async function namesOf(context: Context, rows: readonly RequestRecord[]) {
  const pluck = (pick: (row: RequestRecord) => string | null) => rows.map(pick);
  const people = new Map([
    ...(await personNames(context, [...pluck((row) => row.customerId), ...pluck((row) => row.proposedTutorId)])),
    ...(await namesIn(
      context,
      leads,
      sql<string>`concat_ws(' ', ${leads.firstName}, ${leads.lastName})`,
      pluck((row) => row.leadId),
    )),
  ]);
  const learners = new Map([
    ...people,
    ...(await namesIn(
      context,
      dependents,
      sql<string>`${dependents.firstName} || ' ' || ${dependents.lastName}`,
      pluck((row) => row.dependentId),
    )),
    ...(await namesIn(
      context,
      customerPods,
      customerPods.name,
      pluck((row) => row.podId),
    )),
  ]);
  return { people, learners };
}

const timesOf = ({ preferredTimes }: RequestRecord) =>
  inWeekOrder(preferredTimes)
    .map(({ weekday, start, end, timeZone }) => `${weekdayShort(weekday)} ${start}–${end} ${timeZone}`)
    .join("; ");

export const requestsExport = exportKind<Request>({
  permission: "lessons:read",
  list: requestList,
  table: lessonRequests,
  async read(context, asked) {
    const { rows } = await listRequests(context, asked);
    const regions = await regionCodes(
      context,
      rows.map(({ regionId }) => regionId),
    );
    const staff = await staffNames(
      context,
      rows.map(({ ownerId }) => ownerId),
    );
    const names = await namesOf(context, rows);
    return rows.map((request) => ({ request, regions, staff, ...names }));
  },
  columns: [
    { id: "due", heading: "Answer due", cell: ({ request }) => request.dueAt },
    { id: "number", heading: "Request", cell: ({ request }) => request.requestNumber },
    {
      id: "party",
      heading: "Customer",
      cell: ({ request, people }) => nameIn(people, request.customerId ?? request.leadId),
    },
    { id: "learner", heading: "Learner", cell: ({ request, learners }) => nameIn(learners, request.learnerId) },
    { id: "subject", heading: "Subject", cell: ({ request }) => request.subject },
    { id: "kind", heading: "Kind", cell: ({ request }) => wordsOf(request.kind) },
    { id: "times", heading: "Preferred times", cell: ({ request }) => timesOf(request) },
    { id: "status", heading: "Status", cell: ({ request }) => wordsOf(request.status) },
    { id: "owner", heading: "Owner", cell: ({ request, staff }) => nameIn(staff, request.ownerId) },
    { id: "level", heading: "Level", cell: ({ request }) => wordsOf(request.level) },
    { id: "length", heading: "Minutes", cell: ({ request }) => request.durationMinutes },
    { id: "perWeek", heading: "Lessons a week", cell: ({ request }) => request.lessonsPerWeek, sum: true },
    { id: "tutor", heading: "Proposed to", cell: ({ request, people }) => nameIn(people, request.proposedTutorId) },
    { id: "region", heading: "Region", cell: ({ request, regions }) => nameIn(regions, request.regionId) },
    { id: "startOn", heading: "From", cell: ({ request }) => request.startOn },
    { id: "goals", heading: "Goals", cell: ({ request }) => request.goals },
    { id: "created", heading: "Asked", cell: ({ request }) => request.createdAt },
    { id: "closedReason", heading: "Why it was ended", cell: ({ request }) => request.closedReason },
  ],
  filters: {
    regionId: regionFilter,
    ownerId: idsOf("Owner", staffNames),
    customerId: idsOf("Customer", personNames),
    tutorId: idsOf("Tutor", personNames),
  },
});
