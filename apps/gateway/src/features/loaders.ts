import type DataLoader from "dataloader";
import { fieldNameOf, recordNames } from "../records/record-kinds.ts";
import type { RecordSource } from "../records/record-source.ts";
import type { RecordSources } from "./record-sources.ts";
import { lazily, type Lazy } from "../common/lazily.ts";
import type { Sources } from "./sources.ts";
import { byIdLoader, byOwnerLoader } from "../records/by-id.ts";

/** Records by id, for each kind with a list. */
const recordLoaders = Object.fromEntries(
  recordNames.map((type) => {
    const name = fieldNameOf(type);
    const make = (sources: RecordSources) => {
      const source: Pick<RecordSource<{ _id: string }>, "byIds"> = sources[name];
      return byIdLoader((ids) => source.byIds(ids));
    };
    return [name, make] as const;
  }),
) as unknown as {
  readonly [Name in keyof RecordSources]: (
    sources: RecordSources,
  ) => DataLoader<string, Awaited<ReturnType<RecordSources[Name]["byIds"]>>[number] | null>;
};

const makers = {
  ...recordLoaders,
  staff: (sources: Sources) => byIdLoader((ids) => sources.staffMember.byIds(ids)),
  staffAccount: (sources: Sources) => byIdLoader((ids) => sources.staffUser.byIds(ids)),
  countedRegion: (sources: Sources) => byIdLoader((ids) => sources.region.countedByIds(ids)),
  file: (sources: Sources) => byIdLoader((ids) => sources.files.byIds(ids)),
  safeguardingNote: (sources: Sources) => byIdLoader((ids) => sources.dependent.safeguardingNotes(ids)),
  dependentsOf: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.dependent.ofCustomers(ids),
      ({ customerId }) => customerId,
    ),
  customerLessons: (sources: Sources) => byIdLoader((ids) => sources.peopleLessons.of("customer", ids)),
  learnerLessons: (sources: Sources) => byIdLoader((ids) => sources.peopleLessons.of("learner", ids)),
  podLessons: (sources: Sources) => byIdLoader((ids) => sources.peopleLessons.of("pod", ids)),
  balances: (sources: Sources) => byIdLoader((ids) => sources.creditLot.balances(ids)),
  cover: (sources: Sources) => byIdLoader((ids) => sources.creditLot.cover(ids)),
  unclearPayment: (sources: Sources) => byIdLoader((ids) => sources.payment.unclear(ids)),
  placeMoney: (sources: Sources) => byIdLoader((ids) => sources.creditLot.placeMoney(ids)),
  groupRevenue: (sources: Sources) => byIdLoader((ids) => sources.creditLot.groupRevenue(ids)),
  lessonMoney: (sources: Sources) => byIdLoader((ids) => sources.creditLot.lessonMoney(ids)),
  tutorFigures: (sources: Sources) => byIdLoader((ids) => sources.peopleLessons.ofTutors(ids)),
  matchCount: (sources: Sources) => byIdLoader((ids) => sources.lessonRequest.matchCounts(ids)),
  lessonProposals: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.lessonProposal.ofRequests(ids),
      ({ requestId }) => requestId,
    ),
  onboardedTutor: (sources: Sources) => byIdLoader(() => sources.tutors.onboarded()),
  candidacies: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.candidacy.ofPersons(ids),
      ({ personId }) => personId,
    ),
  journalAdditions: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.journalEntry.additionsTo(ids),
      ({ addsToId }) => addsToId ?? "",
    ),
  tutorDocuments: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.tutorDocument.ofPersons(ids),
      ({ personId }) => personId,
    ),
  tutorDays: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.tutorDay.ofTutors(ids),
      ({ tutorId }) => tutorId,
    ),
  tutorTimeOff: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.tutorTimeOff.ofTutors(ids),
      ({ tutorId }) => tutorId,
    ),
  payRates: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.payRate.ofPersons(ids),
      ({ personId }) => personId,
    ),
  payoutAccounts: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.payoutAccount.ofPersons(ids),
      ({ personId }) => personId,
    ),
  attachments: (sources: Sources) =>
    byOwnerLoader(
      (learnerIds) => sources.curriculumAttachment.ofLearners(learnerIds),
      ({ studentId }) => studentId,
    ),
  cancellationPolicy: (sources: Sources) => byIdLoader(() => sources.cancellationPolicy.all()),
  regionsOfPolicy: (sources: Sources) =>
    byOwnerLoader(
      (policyIds) => sources.region.ofPolicies(policyIds),
      ({ cancellationPolicyId }) => cancellationPolicyId,
    ),
  formerPodMembers: (sources: Sources) =>
    byOwnerLoader(
      (podIds) => sources.customerPod.formerMembers(podIds),
      ({ podId }) => podId,
    ),
  subdivisions: (sources: Sources) =>
    byOwnerLoader(
      (curriculumIds) => sources.subdivision.trees(curriculumIds),
      ({ curriculumId }) => curriculumId,
    ),
};

const RequestLoaders = lazily<Sources, typeof makers>(makers);

/** Batch loaders of one request. */
export type Loaders = Lazy<typeof makers>;

export const loadersFor = (sources: Sources): Loaders => new RequestLoaders(sources);
