import { withUserErrors } from "../../errors/user-errors.ts";
import type { Loaders } from "../loaders.ts";
import { toListQuery, toPage } from "../../records/list-page.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import type { RegionRecord } from "./regions.source.ts";

const sortFields = { CODE: "code", NAME: "name", CREATED: "createdAt" };

const saved = (work: () => Promise<RegionRecord>) =>
  withUserErrors({ region: null }, async () => ({ region: await work() }), { stale: "Region" });

/** A region that came as a reference is counted only when somebody asks. */
const countOf = async (what: "customers" | "tutors", id: string, { countedRegion }: Pick<Loaders, "countedRegion">) =>
  (await countedRegion.load(id))?.[what] ?? 0;

export const regionsResolvers: Resolvers = {
  Query: {
    region: (_, { id }, { loaders }) => loaders.countedRegion.load(id),
    regionByCode: (_, { code }, { sources }) => sources.regions.byCode(code),
    regions: async (_, args, { sources }) => toPage(await sources.regions.list(toListQuery(args, sortFields))),
    cancellationPolicies: (_, __, { sources }) => sources.regions.policies(),
  },
  Mutation: {
    regionCreate: (_, { input, idempotencyKey }, { sources }) =>
      saved(() => sources.regions.create(input, idempotencyKey)),
    regionUpdate: (_, { id, version, input, idempotencyKey }, { sources }) =>
      saved(() => sources.regions.update({ ...input, _id: id, version }, idempotencyKey)),
    regionArchive: (_, { id, version, idempotencyKey }, { sources }) =>
      saved(() => sources.regions.fire(id, "archive", version, idempotencyKey)),
    regionRestore: (_, { id, version, idempotencyKey }, { sources }) =>
      saved(() => sources.regions.fire(id, "restore", version, idempotencyKey)),
  },
  Region: {
    id: (region) => region._id,
    cancellationPolicy: ({ cancellationPolicyId }, _, { loaders }) =>
      cancellationPolicyId ? loaders.cancellationPolicy.load(cancellationPolicyId) : null,
    customerCount: ({ _id, customers }, _, { loaders }) => customers ?? countOf("customers", _id, loaders),
    tutorCount: ({ _id, tutors }, _, { loaders }) => tutors ?? countOf("tutors", _id, loaders),
  },
  CancellationPolicy: { id: (policy) => policy._id },
};
