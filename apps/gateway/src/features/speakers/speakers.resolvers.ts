import { roleFrom } from "@app/domain/permissions.ts";
import { mayWriteSpeaker } from "@app/domain/speakers/speaker-states.ts";
import { callerId } from "../account/caller.public.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const speakersResolvers: Resolvers = {
  Speaker: {
    isEditable: ({ status, createdBy }, _, { viewer, may }) =>
      viewer !== null &&
      status === "active" &&
      mayWriteSpeaker({ id: callerId(viewer), role: roleFrom(viewer.user_role), permissions: may }, { createdBy }),
  },
};
