import { roleFrom } from "@app/domain/permissions.ts";
import { recordingActs } from "@app/domain/recordings/recording-enums.ts";
import { offeredRecordingActs } from "@app/domain/recordings/recording-rules.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const recordingsResolvers: Resolvers = {
  AppRecording: {
    offered: (recording, _, { viewer }) =>
      viewer === null
        ? []
        : offeredRecordingActs({ id: viewer._id, role: roleFrom(viewer.user_role) }, recording, recordingActs),
  },
};
