import type { Sources } from "./sources.ts";
import { byIdLoader, byOwnerLoader } from "./upstream/by-id.ts";

/** References of one request: each kind is one call for many. */
export function loadersFor(sources: Sources) {
  return {
    staff: byIdLoader((ids) => sources.staff.byIds(ids)),
    staffAccount: byIdLoader((ids) => sources.staffAccounts.byIds(ids)),
    region: byIdLoader((ids) => sources.regions.byIds(ids)),
    learner: byIdLoader((ids) => sources.learners.byIds(ids)),
    curriculum: byIdLoader((ids) => sources.curriculum.byIds(ids)),
    attachments: byOwnerLoader(
      (learnerIds) => sources.attachments.ofLearners(learnerIds),
      ({ studentId }) => studentId,
    ),
    cancellationPolicy: byIdLoader(() => sources.regions.policies()),
    subdivisions: byOwnerLoader(
      (curriculumIds) => sources.curriculum.trees(curriculumIds),
      ({ curriculumId }) => curriculumId,
    ),
  };
}
/** Who saved a record; nobody where the system did. */
export const authorOf = ({ updatedBy }: { updatedBy: string }, { staff }: Pick<Loaders, "staff">) =>
  updatedBy === "system" ? null : staff.load(updatedBy);

export type Loaders = ReturnType<typeof loadersFor>;

/** After a write the same operation reads anew. */
export function clearAll(loaders: Loaders): void {
  for (const loader of Object.values(loaders)) loader.clearAll();
}
