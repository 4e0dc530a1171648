import type { Sources } from "./sources.ts";
import { byIdLoader, byOwnerLoader } from "./upstream/by-id.ts";

const makers = {
  staff: (sources: Sources) => byIdLoader((ids) => sources.staff.byIds(ids)),
  staffAccount: (sources: Sources) => byIdLoader((ids) => sources.staffAccounts.byIds(ids)),
  region: (sources: Sources) => byIdLoader((ids) => sources.regions.byIds(ids)),
  countedRegion: (sources: Sources) => byIdLoader((ids) => sources.regions.countedByIds(ids)),
  learner: (sources: Sources) => byIdLoader((ids) => sources.learners.byIds(ids)),
  curriculum: (sources: Sources) => byIdLoader((ids) => sources.curriculum.byIds(ids)),
  attachments: (sources: Sources) =>
    byOwnerLoader(
      (learnerIds) => sources.attachments.ofLearners(learnerIds),
      ({ studentId }) => studentId,
    ),
  cancellationPolicy: (sources: Sources) => byIdLoader(() => sources.regions.policies()),
  subdivisions: (sources: Sources) =>
    byOwnerLoader(
      (curriculumIds) => sources.curriculum.trees(curriculumIds),
      ({ curriculumId }) => curriculumId,
    ),
};

type Name = keyof typeof makers;
type Made = { [N in Name]: ReturnType<(typeof makers)[N]> };

/** References of one request: each kind is one call for many. */
export interface Loaders extends Readonly<Made> {
  /** After a write the same operation reads anew. */
  clear(): void;
}

/** A loader is made when it is first asked for: most requests need none or one. */
class LazyLoaders {
  readonly #sources: Sources;
  #made: Partial<Record<Name, object>> = {};

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  clear(): void {
    this.#made = {};
  }

  static {
    for (const name of Object.keys(makers) as Name[]) {
      Object.defineProperty(this.prototype, name, {
        get(this: LazyLoaders) {
          return (this.#made[name] ??= makers[name](this.#sources));
        },
      });
    }
  }
}

export const loadersFor = (sources: Sources): Loaders => new LazyLoaders(sources) as unknown as Loaders;

/** Who saved a record; nobody where the system did. */
export const authorOf = ({ updatedBy }: { updatedBy: string }, { staff }: Pick<Loaders, "staff">) =>
  updatedBy === "system" ? null : staff.load(updatedBy);
