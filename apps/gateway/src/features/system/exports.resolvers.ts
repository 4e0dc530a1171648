import type { ExportJobKind } from "@app/domain/system/account-job-enums.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { toListQuery } from "../../records/list-page.ts";
import { sortFieldsOf, type RecordName } from "../../records/record-kinds.ts";
import type { GatewayContext } from "../context.ts";
import type { ExportAs, Resolvers } from "../resolvers.generated.ts";
import { toRejectedFilter } from "../hiring/rejected-filter.public.ts";
import { toStaffFilter } from "../staff/staff-filter.public.ts";
import { toTutorFilter } from "../tutors/tutor-filter.public.ts";

type Filter = Parameters<typeof toListQuery>[0]["filter"];

interface Asked<Given> {
  filter: Given;
  sort: string;
  as: ExportAs;
  idempotencyKey?: string | null | undefined;
}

const lessonSorts = { TITLE: "title", STATUS_SINCE: "statusSince", DUE: "dueOn" };

/** Exports of lessons never include archived ones. */
const inUse = ({ archived: _, ...filter }: Filter): Filter => filter;

/** A list's export mutation, which starts a job. `toFilter` converts the filter as the list's own query does. */
const exportBy =
  <Given>(kind: ExportJobKind, fields: Readonly<Record<string, string>>, toFilter: (filter: Given) => Filter) =>
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

const exportOf = (kind: ExportJobKind, type: RecordName) =>
  exportBy(kind, sortFieldsOf(type), (filter: Filter) => filter);

/** The list shows one of two kinds, which the query takes beside the filter. */
const groupsExport = exportOf("groups-export", "GroupLesson");

export const exportsResolvers: Resolvers = {
  Query: { accountJobFile: (_, { id }, { sources }) => sources.accountJob.file(id) },
  Mutation: {
    regionsExport: exportOf("regions-export", "Region"),
    staffUsersExport: exportBy("staff-export", sortFieldsOf("StaffUser"), toStaffFilter),
    curriculumsExport: exportOf("curricula-export", "Curriculum"),
    customersExport: exportOf("customers-export", "Customer"),
    wordsExport: exportOf("words-export", "Word"),
    storiesExport: exportOf("stories-export", "Story"),
    conversationPracticesExport: exportOf("conversations-export", "ConversationPractice"),
    sentenceSessionsExport: exportOf("sentences-export", "SentenceSession"),
    leadsExport: exportOf("leads-export", "Lead"),
    lessonRequestsExport: exportOf("requests-export", "LessonRequest"),
    confirmedLessonsExport: exportOf("courses-export", "ConfirmedLesson"),
    bookedLessonsExport: exportOf("booked-export", "BookedLesson"),
    tutorsExport: exportBy("tutors-export", sortFieldsOf("Tutor"), toTutorFilter),
    rejectedCandidaciesExport: exportBy("rejected-export", sortFieldsOf("Candidacy"), toRejectedFilter<Filter>),
    journalEntriesExport: exportOf("journal-export", "JournalEntry"),
    tutorFeedbacksExport: exportOf("tutor-feedback-export", "TutorFeedback"),
    invoicesExport: exportOf("invoices-export", "Invoice"),
    promosExport: exportOf("promos-export", "Promo"),
    partnersExport: exportOf("partners-export", "Partner"),
    partnerUsersExport: exportOf("partner-users-export", "PartnerUser"),
    feedbacksExport: exportOf("feedbacks-export", "Feedback"),
    dependentsExport: exportOf("dependents-export", "Dependent"),
    customerPodsExport: exportOf("pods-export", "CustomerPod"),
    cancellationPoliciesExport: exportOf("policies-export", "CancellationPolicy"),
    mailsExport: exportOf("mails-export", "Mail"),
    groupLessonsExport: (_, { groupKind, filter, ...asked }, context) =>
      groupsExport(_, { ...asked, filter: { ...filter, kind: [groupKind] } }, context),
    examLessonsExport: exportBy("lessons-export", lessonSorts, inUse),
  },
};
