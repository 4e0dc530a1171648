import { withUserErrors } from "../../errors/user-errors.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const calendarLinksResolvers: Resolvers = {
  Query: {
    calendarLink: (_, { personId, side }, { sources }) => sources.calendarLinks.of(personId, side),
  },
  Mutation: {
    calendarLinkRenew: (_, { input: { version = null, ...of }, idempotencyKey }, { sources }) =>
      withUserErrors({ renewed: false }, async () => {
        await sources.calendarLinks.renew({ ...of, version }, idempotencyKey);
        return { renewed: true };
      }),
  },
};
