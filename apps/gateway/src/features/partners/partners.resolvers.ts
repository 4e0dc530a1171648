import { fullName } from "@app/domain/people/name.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const partnersResolvers: Resolvers = {
  Partner: { userCount: ({ users }) => users },
  PartnerUser: { name: fullName },
};
