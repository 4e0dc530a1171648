import { toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sortFields = { NAME: "name", CREATED: "createdAt" };
const writes = mutationResolvers("template", ({ sources }: GatewayContext) => sources.template, { stale: "Template" });

export const templatesResolvers: Resolvers = {
  Query: {
    template: (_, { id }, { sources }) => sources.template.byId(id),
    templates: async (_, args, { sources }) => toPage(await sources.template.list(toListQuery(args, sortFields))),
  },
  Mutation: {
    templateCreate: writes.create,
    templateUpdate: writes.update,
    templateArchive: writes.event("archive"),
    templateRestore: writes.event("restore"),
  },
};
