import { UpstreamError } from "../../errors/upstream-error.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const names = { fields: { firstname: "firstName", lastname: "lastName" } };

/** A link that was never given is nobody's. */
const nullWhenUnknown = (error: unknown): null => {
  if (error instanceof UpstreamError && (error.status === 404 || error.status === 422)) return null;
  throw error;
};

export const activationResolvers: Resolvers = {
  Query: {
    accountActivation: (_, { userId, code }, { sources }) =>
      sources.activation.lookup({ userId, code }).catch(nullWhenUnknown),
  },
  Mutation: {
    register: (_, { input: { firstName, lastName, email } }, { sources }) =>
      withUserErrors(
        { registered: false },
        async () => {
          await sources.activation.register({ firstname: firstName, lastname: lastName, email });
          return { registered: true };
        },
        names,
      ),
    accountActivate: (_, { input }, { sources }) =>
      withUserErrors({ email: null }, () => sources.activation.activate(input)),
    passwordResetRequest: (_, { input }, { sources }) =>
      withUserErrors({ requested: false }, async () => {
        await sources.activation.requestReset(input);
        return { requested: true };
      }),
    passwordReset: (_, { input }, { sources }) =>
      withUserErrors({ email: null }, () => sources.activation.reset(input)),
  },
};
