import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const writes = mutationResolvers("setting", ({ sources }: GatewayContext) => sources.settings, { stale: "Setting" });

export const settingsResolvers: Resolvers = {
  Query: {
    setting: (_, { id }, { sources }) => sources.settings.byId(id),
    settings: (_, __, { sources }) => sources.settings.all(),
  },
  Mutation: {
    settingCreate: writes.create,
    settingUpdate: writes.update,
  },
};
