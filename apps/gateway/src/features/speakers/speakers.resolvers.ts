import { roleFrom } from "@app/domain/permissions.ts";
import { mayWriteSpeaker } from "@app/domain/speakers/speaker-states.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const speakersResolvers: Resolvers = {
  Speaker: {
    isEditable: ({ status, createdBy }, _, { viewer }) =>
      viewer !== null &&
      status === "active" &&
      mayWriteSpeaker({ id: viewer._id, role: roleFrom(viewer.user_role) }, { createdBy }),
  },
};
