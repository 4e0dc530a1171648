import { toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Loaders } from "../loaders.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sortFields = { CODE: "code", NAME: "name", CREATED: "createdAt" };
const writes = mutationResolvers("region", ({ sources }: GatewayContext) => sources.region, { stale: "Region" });

/** A region loaded as a reference has no counts; they are loaded when selected. */
const countOf = async (what: "customers" | "tutors", id: string, { countedRegion }: Pick<Loaders, "countedRegion">) =>
  (await countedRegion.load(id))?.[what] ?? 0;

export const regionsResolvers: Resolvers = {
  Query: {
    region: (_, { id }, { loaders }) => loaders.countedRegion.load(id),
    regionByCode: (_, { code }, { sources }) => sources.region.byCode(code),
    regions: async (_, args, { sources }) => toPage(await sources.region.list(toListQuery(args, sortFields))),
  },
  Mutation: {
    regionCreate: writes.create,
    regionUpdate: writes.update,
    regionArchive: writes.event("archive"),
    regionRestore: writes.event("restore"),
  },
  Region: {
    customerCount: ({ _id, customers }, _, { loaders }) => customers ?? countOf("customers", _id, loaders),
    tutorCount: ({ _id, tutors }, _, { loaders }) => tutors ?? countOf("tutors", _id, loaders),
  },
};
