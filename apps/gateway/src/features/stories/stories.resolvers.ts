import { roleFrom } from "@app/domain/permissions.ts";
import { reviewActs } from "@app/domain/review/review-enums.ts";
import { offeredActs } from "@app/domain/review/review-states.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const storiesResolvers: Resolvers = {
  Story: {
    author: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
    async picture({ coverFileId, scenes }, _, { loaders }) {
      if (coverFileId) return loaders.file.load(coverFileId);
      const backgroundId = scenes.find((scene) => scene.backgroundId)?.backgroundId;
      const background = backgroundId ? await loaders.background.load(backgroundId) : null;
      return background ? loaders.file.load(background.imageFileId) : null;
    },
    sceneCount: ({ scenes }) => scenes.length,
    lineCount: ({ scenes }) => scenes.reduce((sum, { lines }) => sum + lines.length, 0),
    offered: (found, _, { viewer }) =>
      viewer === null
        ? []
        : offeredActs({ id: viewer._id, role: roleFrom(viewer.user_role) }, "stories", found, reviewActs),
  },
};
