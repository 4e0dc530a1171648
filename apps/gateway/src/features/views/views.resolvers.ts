import { withUserErrors } from "../../errors/user-errors.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const view = mutationResolvers("listView", ({ sources }: GatewayContext) => sources.views, { stale: "ListView" });

export const viewsResolvers: Resolvers = {
  Query: {
    listViews: (_, { list }, { sources }) => sources.views.ofList(list),
  },
  Mutation: {
    listViewCreate: view.create,
    listViewUpdate: view.update,
    listViewDelete: view.event("delete"),
    listViewDefault: (_, { list, viewId, role, idempotencyKey }, { sources }) =>
      withUserErrors({ listViews: null }, async () => ({
        listViews: await sources.views.chooseDefault(
          { list, viewId: viewId ?? null, role: role ?? null },
          idempotencyKey,
        ),
      })),
  },
  ListView: {
    owner: ({ ownerId }, _, { loaders }) => loaders.staff.load(ownerId),
    isOwn: ({ ownerId }, _, { viewer }) => ownerId === viewer?._id,
    mayChange: ({ ownerId, audience }, _, { viewer }) =>
      ownerId === viewer?._id || (audience !== "private" && viewer?.user_role === "super-admin"),
  },
};
