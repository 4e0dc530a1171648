import type { AccountJobKind } from "@app/domain/system/account-job-enums.ts";
import type { ActiveFlag } from "@app/domain/content/content-enums.ts";
import type { RejectionReason } from "@app/domain/hiring/hiring-enums.ts";
import type { LostReason } from "@app/domain/leads/lead-enums.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { toPage, type toListQuery } from "../../records/list-page.ts";
import { listQueryOf } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import type { GatewayContext } from "../context.ts";
import { toRejectedFilter } from "../hiring/rejected-filter.public.ts";
import { toStaffFilter } from "../staff/staff-filter.public.ts";
import type { BulkChoice, Resolvers } from "../resolvers.generated.ts";
import type { AccountJobsSource, Chosen } from "./account-jobs.source.ts";
import { toTutorFilter } from "../tutors/tutor-filter.public.ts";

type Filter = Parameters<typeof toListQuery>[0]["filter"];

interface InBulk {
  kind: AccountJobKind;
  choice: BulkChoice;
  filter: Filter;
  idempotencyKey?: string | null | undefined;
}

/** Further input of bulk actions. */
interface Given {
  tag?: string | null;
  ownerId?: string | null;
  subject?: string | null;
  body?: string | null;
  assigneeId?: string | null;
  reason?: string | null;
  lostReason?: LostReason | null;
  rejectionReason?: RejectionReason | null;
  note?: string | null;
  mail?: boolean | null;
  creatorId?: string | null;
  dueOn?: string | null;
  reassign?: boolean | null;
  activeFlag?: ActiveFlag | null;
  topics?: string[] | null;
  dialectId?: string | null;
  originalId?: string | null;
}

const withJob = (work: () => ReturnType<AccountJobsSource["start"]>) =>
  withUserErrors({ job: null }, async () => ({ job: await work() }));

const chosenBy = ({ ids, excludeIds, count }: BulkChoice, { search, ...filters }: Filter): Chosen =>
  ids
    ? { ids }
    : {
        query: queryOf({ q: search === "" ? null : search, ...filters }),
        excludeIds: excludeIds ?? [],
        count: count ?? 0,
      };

/** A list's bulk mutation, which starts a job. `toFilter` converts the filter as the list's own query does. */
const inBulkBy =
  <Asked extends object>(toFilter: (filter: Asked) => Filter) =>
  (
    _: unknown,
    { kind, choice, filter, idempotencyKey, ...payload }: Omit<InBulk, "filter"> & Given & { filter: Asked },
    { sources }: GatewayContext,
  ) =>
    withJob(() => sources.accountJob.start(kind, chosenBy(choice, toFilter(filter)), payload, idempotencyKey));

const inBulk = inBulkBy((filter: Filter) => filter);

export const accountJobsResolvers: Resolvers = {
  Query: {
    accountJobs: async (_, { page }, { sources }) =>
      toPage(await sources.accountJob.list(listQueryOf("AccountJob", { page, filter: {}, sort: "ASKED_DESC" }))),
    accountJobItems: async (_, { job, verdict, page }, { sources }) =>
      toPage(await sources.accountJob.items(job, verdict ?? null, page)),
  },
  Mutation: {
    regionsBulkAction: inBulk,
    curriculumsBulkAction: inBulk,
    customersBulkAction: inBulk,
    dependentsBulkAction: inBulk,
    customerPodsBulkAction: inBulk,
    leadsBulkAction: inBulk,
    wordsBulkAction: inBulk,
    sentenceSessionsBulkAction: inBulk,
    storiesBulkAction: inBulk,
    conversationPracticesBulkAction: inBulk,
    appFeedbacksBulkAction: inBulk,
    lessonRequestsBulkAction: inBulk,
    confirmedLessonsBulkAction: inBulk,
    bookedLessonsBulkAction: inBulk,
    bookedLessonsPreview: (_, { kind, choice, filter, ...payload }, { sources }) =>
      withUserErrors({ preview: null }, async () => ({
        preview: await sources.accountJob.previewLessons(kind, chosenBy(choice, filter as Filter), payload),
      })),
    // Never includes archived ones.
    examLessonsBulkAction: inBulkBy(({ archived: _, ...filter }) => filter),
    candidaciesBulkAction: inBulk,
    rejectedCandidaciesBulkAction: inBulkBy(toRejectedFilter),
    tutorsBulkAction: inBulkBy(toTutorFilter),
    tutorFeedbacksBulkAction: inBulk,
    feedbacksBulkAction: inBulk,
    invoicesBulkAction: inBulk,
    promosBulkAction: inBulk,
    bannersBulkAction: inBulk,
    groupLessonsBulkAction: (_, { groupKind, filter, ...asked }, context) =>
      inBulk(_, { ...asked, filter: { ...filter, kind: [groupKind] } }, context),
    staffUsersBulkAction: inBulkBy(toStaffFilter),
    partnersBulkAction: inBulk,
    partnerUsersBulkAction: inBulk,
    accountJobCancel: (_, { id, idempotencyKey }, { sources }) =>
      withJob(() => sources.accountJob.fire(id, "cancel", {}, idempotencyKey)),
    accountJobRetry: (_, { id, idempotencyKey }, { sources }) =>
      withJob(() => sources.accountJob.fire(id, "retry", {}, idempotencyKey)),
  },
};
