import { toListQuery, toPage } from "../../records/list-page.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const mailResolvers: Resolvers = {
  Query: {
    mails: async (_, args, { sources }) => toPage(await sources.mail.list(toListQuery(args, { CREATED: "createdAt" }))),
    mail: (_, { id }, { sources }) => sources.mail.byId(id),
  },
};
