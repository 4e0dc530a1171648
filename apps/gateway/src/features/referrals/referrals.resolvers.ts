import { fullName } from "@app/domain/people/name.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const referralsResolvers: Resolvers = {
  Referrer: { name: fullName },
};
