import { roleFrom } from "@app/domain/permissions.ts";
import { isEditable, mayWriteUpdate } from "@app/domain/product-updates/update-states.ts";
import { callerId } from "../account/caller.public.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const productUpdatesResolvers: Resolvers = {
  ProductUpdate: {
    author: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
    isEditable: ({ status, createdBy }, _, { viewer, may }) =>
      viewer !== null &&
      isEditable(status) &&
      mayWriteUpdate(
        { id: callerId(viewer), role: roleFrom(viewer.user_role), permissions: may },
        { createdBy, status },
      ),
  },
};
