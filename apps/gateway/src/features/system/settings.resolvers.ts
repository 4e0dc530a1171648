import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const writes = mutationResolvers("setting", ({ sources }: GatewayContext) => sources.setting, { stale: "Setting" });

export const settingsResolvers: Resolvers = {
  Query: {
    setting: (_, { id }, { sources }) => sources.setting.byId(id),
    settings: (_, __, { sources }) => sources.setting.all(),
  },
  Mutation: {
    settingCreate: writes.create,
    settingUpdate: writes.update,
  },
};
