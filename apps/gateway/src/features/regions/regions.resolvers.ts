import type { Loaders } from "../loaders.ts";
import type { Resolvers } from "../resolvers.generated.ts";

/** A region loaded as a reference has no counts; they are loaded when selected. */
const countOf = async (what: "customers" | "tutors", id: string, { countedRegion }: Pick<Loaders, "countedRegion">) =>
  (await countedRegion.load(id))?.[what] ?? 0;

export const regionsResolvers: Resolvers = {
  Query: {
    region: (_, { id }, { loaders }) => loaders.countedRegion.load(id),
    regionByCode: (_, { code }, { sources }) => sources.region.byCode(code),
  },
  Region: {
    customerCount: ({ _id, customers }, _, { loaders }) => customers ?? countOf("customers", _id, loaders),
    tutorCount: ({ _id, tutors }, _, { loaders }) => tutors ?? countOf("tutors", _id, loaders),
  },
};
