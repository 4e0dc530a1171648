import type { AccountJobKind } from "@app/domain/system/account-job-enums.ts";
import type { ActiveFlag } from "@app/domain/content/content-enums.ts";
import { messages } from "@app/domain/messages.ts";
import type { RejectionReason } from "@app/domain/hiring/hiring-enums.ts";
import type { LostReason } from "@app/domain/leads/lead-enums.ts";
import { withUserErrors, type UserErrorRecord } from "../../errors/user-errors.ts";
import { toPage, type toListQuery } from "../../records/list-page.ts";
import { listQueryOf } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import type { GatewayContext } from "../context.ts";
import { toRejectedFilter } from "../hiring/rejected-filter.public.ts";
import { toStaffFilter } from "../staff/staff-filter.public.ts";
import type { BulkChoice, Resolvers } from "../resolvers.generated.ts";
import type { AccountJobsSource, Chosen } from "./account-jobs.source.ts";
import { bulkAreas } from "./bulk-areas.ts";
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

const ofAnotherArea: UserErrorRecord = {
  __typename: "FieldError",
  message: messages.choice("Kind"),
  code: "INVALID",
  path: ["kind"],
};

/** A list's bulk mutation, which starts a job of its own area: kinds are called by it, such as `customers-tag`. `toFilter` converts the filter as the list's own query does. */
const inBulkBy =
  <Asked extends object>(area: string, toFilter: (filter: Asked) => Filter) =>
  (
    _: unknown,
    { kind, choice, filter, idempotencyKey, ...payload }: Omit<InBulk, "filter"> & Given & { filter: Asked },
    { sources }: GatewayContext,
  ) =>
    kind.startsWith(`${area}-`)
      ? withJob(() => sources.accountJob.start(kind, chosenBy(choice, toFilter(filter)), payload, idempotencyKey))
      : { job: null, userErrors: [ofAnotherArea] };

const inBulk = (area: string) => inBulkBy(area, (filter: Filter) => filter);

export const accountJobsResolvers: Resolvers = {
  Query: {
    accountJobs: async (_, { page }, { sources }) =>
      toPage(await sources.accountJob.list(listQueryOf("AccountJob", { page, filter: {}, sort: "ASKED_DESC" }))),
    accountJobItems: async (_, { job, verdict, page }, { sources }) =>
      toPage(await sources.accountJob.items(job, verdict ?? null, page)),
  },
  Mutation: {
    regionsBulkAction: inBulk(bulkAreas.regionsBulkAction),
    curriculumsBulkAction: inBulk(bulkAreas.curriculumsBulkAction),
    customersBulkAction: inBulk(bulkAreas.customersBulkAction),
    dependentsBulkAction: inBulk(bulkAreas.dependentsBulkAction),
    customerPodsBulkAction: inBulk(bulkAreas.customerPodsBulkAction),
    leadsBulkAction: inBulk(bulkAreas.leadsBulkAction),
    wordsBulkAction: inBulk(bulkAreas.wordsBulkAction),
    sentenceSessionsBulkAction: inBulk(bulkAreas.sentenceSessionsBulkAction),
    storiesBulkAction: inBulk(bulkAreas.storiesBulkAction),
    conversationPracticesBulkAction: inBulk(bulkAreas.conversationPracticesBulkAction),
    appFeedbacksBulkAction: inBulk(bulkAreas.appFeedbacksBulkAction),
    lessonRequestsBulkAction: inBulk(bulkAreas.lessonRequestsBulkAction),
    confirmedLessonsBulkAction: inBulk(bulkAreas.confirmedLessonsBulkAction),
    confirmedLessonsTopUpPreview: (_, { choice, filter, from }, { sources }) =>
      withUserErrors({ preview: null }, async () => ({
        preview: await sources.accountJob.previewTopUps(chosenBy(choice, filter as Filter), from),
      })),
    bookedLessonsBulkAction: inBulk(bulkAreas.bookedLessonsBulkAction),
    bookedLessonsPreview: (_, { kind, choice, filter, ...payload }, { sources }) =>
      withUserErrors({ preview: null }, async () => ({
        preview: await sources.accountJob.previewLessons(kind, chosenBy(choice, filter as Filter), payload),
      })),
    // Never includes archived ones.
    examLessonsBulkAction: inBulkBy(bulkAreas.examLessonsBulkAction, ({ archived: _, ...filter }) => filter),
    candidaciesBulkAction: inBulk(bulkAreas.candidaciesBulkAction),
    rejectedCandidaciesBulkAction: inBulkBy(bulkAreas.rejectedCandidaciesBulkAction, toRejectedFilter),
    tutorsBulkAction: inBulkBy(bulkAreas.tutorsBulkAction, toTutorFilter),
    tutorFeedbacksBulkAction: inBulk(bulkAreas.tutorFeedbacksBulkAction),
    feedbacksBulkAction: inBulk(bulkAreas.feedbacksBulkAction),
    invoicesBulkAction: inBulk(bulkAreas.invoicesBulkAction),
    promosBulkAction: inBulk(bulkAreas.promosBulkAction),
    bannersBulkAction: inBulk(bulkAreas.bannersBulkAction),
    groupLessonsBulkAction: (_, { groupKind, filter, ...asked }, context) =>
      inBulk(bulkAreas.groupLessonsBulkAction)(_, { ...asked, filter: { ...filter, kind: [groupKind] } }, context),
    staffUsersBulkAction: inBulkBy(bulkAreas.staffUsersBulkAction, toStaffFilter),
    partnersBulkAction: inBulk(bulkAreas.partnersBulkAction),
    partnerUsersBulkAction: inBulk(bulkAreas.partnerUsersBulkAction),
    accountJobCancel: (_, { id, idempotencyKey }, { sources }) =>
      withJob(() => sources.accountJob.fire(id, "cancel", {}, idempotencyKey)),
    accountJobRetry: (_, { id, idempotencyKey }, { sources }) =>
      withJob(() => sources.accountJob.fire(id, "retry", {}, idempotencyKey)),
  },
};
