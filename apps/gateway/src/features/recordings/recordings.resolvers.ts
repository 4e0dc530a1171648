import { roleFrom } from "@app/domain/permissions.ts";
import { recordingActs } from "@app/domain/recordings/recording-enums.ts";
import { offeredRecordingActs } from "@app/domain/recordings/recording-rules.ts";
import { callerId } from "../account/caller.public.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const recordingsResolvers: Resolvers = {
  AppRecording: {
    offered: (recording, _, { viewer, may }) =>
      viewer === null
        ? []
        : offeredRecordingActs(
            { id: callerId(viewer), role: roleFrom(viewer.user_role), permissions: may },
            recording,
            recordingActs,
          ),
  },
};
