import type { ExportJobKind } from "@app/domain/system/account-job-enums.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { toListQuery } from "../../records/list-page.ts";
import type { GatewayContext } from "../context.ts";
import type { ExportAs, Resolvers } from "../resolvers.generated.ts";
import { candidacySorts, toRejectedFilter } from "../hiring/rejected-filter.public.ts";
import { bookedLessonSorts } from "../lessons/booked-lesson-sorts.public.ts";
import { toStaffFilter } from "../staff/staff-filter.public.ts";
import { toTutorFilter } from "../tutors/tutor-filter.public.ts";

type Filter = Parameters<typeof toListQuery>[0]["filter"];

interface Asked<Given> {
  filter: Given;
  sort: string;
  as: ExportAs;
  idempotencyKey?: string | null | undefined;
}

/** The server's sort fields of the lists. */
const sortFields = {
  CODE: "code",
  NAME: "name",
  NUMBER: "number",
  EMAIL: "email",
  CREATED: "createdAt",
  CHANGED: "updatedAt",
  UPDATED: "updatedAt",
  LAST_LOGIN: "lastLoginAt",
  ONBOARDED: "onboardedAt",
  SINCE: "stageSince",
  ACTION: "nextActionOn",
  OCCURRED: "occurredOn",
  FOLLOW_UP: "followUpOn",
  RATING: "rating",
  TITLE: "title",
};
const staffSortFields = { ...sortFields, NAME: "lastname" };

const courseSorts = { CREATED: "createdAt", NUMBER: "number", START: "startOn" };

const lessonSorts = { TITLE: "title", STATUS_SINCE: "statusSince", DUE: "dueOn" };
/** Exports of lessons never include archived ones. */
const inUse = ({ archived: _, ...filter }: Filter): Filter => filter;

/** A list's export mutation, which starts a job. `toFilter` converts the filter as the list's own query does. */
const exportBy =
  <Given>(kind: ExportJobKind, toFilter: (filter: Given) => Filter, fields: Readonly<Record<string, string>>) =>
  (_: unknown, { filter, sort, as, idempotencyKey }: Asked<Given>, { sources }: GatewayContext) =>
    withUserErrors({ job: null }, async () => {
      const query = new URLSearchParams(
        toListQuery({ page: { number: 1, size: 1 }, filter: toFilter(filter), sort }, fields),
      );
      query.delete("page");
      query.delete("pageSize");
      const { format, columns } = as;
      const payload = { kind, query: query.toString(), format, ...(columns && { columns }) };
      return { job: await sources.accountJob.export(payload, idempotencyKey) };
    });

/** The list shows one of two kinds, which the query takes beside the filter. */
const groupsExport = exportBy("groups-export", (filter: Filter) => filter, sortFields);

const exportOf = (kind: ExportJobKind) => exportBy(kind, (filter: Filter) => filter, sortFields);

export const exportsResolvers: Resolvers = {
  Query: { accountJobFile: (_, { id }, { sources }) => sources.accountJob.file(id) },
  Mutation: {
    regionsExport: exportOf("regions-export"),
    staffUsersExport: exportBy("staff-export", toStaffFilter, staffSortFields),
    curriculumsExport: exportOf("curricula-export"),
    customersExport: exportOf("customers-export"),
    leadsExport: exportOf("leads-export"),
    lessonRequestsExport: exportOf("requests-export"),
    confirmedLessonsExport: exportBy("courses-export", (filter: Filter) => filter, courseSorts),
    bookedLessonsExport: exportBy("booked-export", (filter: Filter) => filter, bookedLessonSorts),
    tutorsExport: exportBy("tutors-export", toTutorFilter, sortFields),
    rejectedCandidaciesExport: exportBy("rejected-export", toRejectedFilter<Filter>, candidacySorts),
    journalEntriesExport: exportOf("journal-export"),
    tutorFeedbacksExport: exportOf("tutor-feedback-export"),
    feedbacksExport: exportOf("feedbacks-export"),
    dependentsExport: exportOf("dependents-export"),
    customerPodsExport: exportOf("pods-export"),
    cancellationPoliciesExport: exportOf("policies-export"),
    mailsExport: exportOf("mails-export"),
    groupLessonsExport: (_, { groupKind, filter, ...asked }, context) =>
      groupsExport(_, { ...asked, filter: { ...filter, kind: [groupKind] } }, context),
    examLessonsExport: exportBy("lessons-export", inUse, lessonSorts),
  },
};
