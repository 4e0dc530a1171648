import { nullWhenUnknown } from "../../errors/unknown-link.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const names = { fields: { firstname: "firstName", lastname: "lastName" } };

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
