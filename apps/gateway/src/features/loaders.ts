import { lazily, type Lazy } from "../common/lazily.ts";
import type { Sources } from "./sources.ts";
import { byIdLoader, byOwnerLoader } from "../records/by-id.ts";

const makers = {
  staff: (sources: Sources) => byIdLoader((ids) => sources.staff.byIds(ids)),
  staffAccount: (sources: Sources) => byIdLoader((ids) => sources.staffAccounts.byIds(ids)),
  region: (sources: Sources) => byIdLoader((ids) => sources.regions.byIds(ids)),
  countedRegion: (sources: Sources) => byIdLoader((ids) => sources.regions.countedByIds(ids)),
  file: (sources: Sources) => byIdLoader((ids) => sources.files.byIds(ids)),
  safeguardingNote: (sources: Sources) => byIdLoader((ids) => sources.dependents.safeguardingNotes(ids)),
  customer: (sources: Sources) => byIdLoader((ids) => sources.customers.byIds(ids)),
  dependentsOf: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.dependents.ofCustomers(ids),
      ({ customerId }) => customerId,
    ),
  customerPod: (sources: Sources) => byIdLoader((ids) => sources.customerPods.byIds(ids)),
  lead: (sources: Sources) => byIdLoader((ids) => sources.leads.byIds(ids)),
  tutor: (sources: Sources) => byIdLoader((ids) => sources.tutorProfiles.byIds(ids)),
  customerLessons: (sources: Sources) => byIdLoader((ids) => sources.peopleLessons.of("customer", ids)),
  learnerLessons: (sources: Sources) => byIdLoader((ids) => sources.peopleLessons.of("learner", ids)),
  podLessons: (sources: Sources) => byIdLoader((ids) => sources.peopleLessons.of("pod", ids)),
  tutorFigures: (sources: Sources) => byIdLoader((ids) => sources.peopleLessons.ofTutors(ids)),
  bookedLesson: (sources: Sources) => byIdLoader((ids) => sources.bookedLessons.byIds(ids)),
  confirmedLesson: (sources: Sources) => byIdLoader((ids) => sources.confirmedLessons.byIds(ids)),
  lessonRequest: (sources: Sources) => byIdLoader((ids) => sources.lessonRequests.byIds(ids)),
  matchCount: (sources: Sources) => byIdLoader((ids) => sources.lessonRequests.matchCounts(ids)),
  lessonProposals: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.lessonProposals.ofRequests(ids),
      ({ requestId }) => requestId,
    ),
  learner: (sources: Sources) => byIdLoader((ids) => sources.learners.byIds(ids)),
  onboardedTutor: (sources: Sources) => byIdLoader(() => sources.tutors.onboarded()),
  candidacies: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.candidacies.ofPersons(ids),
      ({ personId }) => personId,
    ),
  journalAdditions: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.journal.additionsTo(ids),
      ({ addsToId }) => addsToId ?? "",
    ),
  tutorDocuments: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.tutorDocuments.ofPersons(ids),
      ({ personId }) => personId,
    ),
  tutorDays: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.tutorDays.ofTutors(ids),
      ({ tutorId }) => tutorId,
    ),
  tutorTimeOff: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.tutorTimeOff.ofTutors(ids),
      ({ tutorId }) => tutorId,
    ),
  payRates: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.payRates.ofPersons(ids),
      ({ personId }) => personId,
    ),
  payoutAccounts: (sources: Sources) =>
    byOwnerLoader(
      (ids) => sources.payoutAccounts.ofPersons(ids),
      ({ personId }) => personId,
    ),
  curriculum: (sources: Sources) => byIdLoader((ids) => sources.curriculum.byIds(ids)),
  attachments: (sources: Sources) =>
    byOwnerLoader(
      (learnerIds) => sources.attachments.ofLearners(learnerIds),
      ({ studentId }) => studentId,
    ),
  cancellationPolicy: (sources: Sources) => byIdLoader(() => sources.cancellationPolicies.all()),
  regionsOfPolicy: (sources: Sources) =>
    byOwnerLoader(
      (policyIds) => sources.regions.ofPolicies(policyIds),
      ({ cancellationPolicyId }) => cancellationPolicyId,
    ),
  formerPodMembers: (sources: Sources) =>
    byOwnerLoader(
      (podIds) => sources.customerPods.formerMembers(podIds),
      ({ podId }) => podId,
    ),
  subdivisions: (sources: Sources) =>
    byOwnerLoader(
      (curriculumIds) => sources.subdivisions.trees(curriculumIds),
      ({ curriculumId }) => curriculumId,
    ),
};

const RequestLoaders = lazily<Sources, typeof makers>(makers);

/** Batch loaders of one request. */
export type Loaders = Lazy<typeof makers>;

export const loadersFor = (sources: Sources): Loaders => new RequestLoaders(sources);

/** Who saved a record; null if the system did. */
export const authorOf = ({ updatedBy }: { updatedBy: string }, { staff }: Pick<Loaders, "staff">) =>
  updatedBy === "system" ? null : staff.load(updatedBy);
