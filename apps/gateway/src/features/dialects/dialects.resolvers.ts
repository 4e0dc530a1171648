import { toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sortFields = { SUBJECT: "subject", NAME: "name", CREATED: "createdAt" };
const dialect = mutationResolvers("dialect", ({ sources }: GatewayContext) => sources.dialect, { stale: "Dialect" });

export const dialectsResolvers: Resolvers = {
  Query: {
    dialect: (_, { id }, { sources }) => sources.dialect.byId(id),
    dialects: async (_, args, { sources }) => toPage(await sources.dialect.list(toListQuery(args, sortFields))),
  },
  Mutation: {
    dialectCreate: dialect.create,
    dialectUpdate: dialect.update,
    dialectArchive: dialect.event("archive"),
    dialectRestore: dialect.event("restore"),
  },
};
