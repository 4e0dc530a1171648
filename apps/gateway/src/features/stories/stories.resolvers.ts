import type { Resolvers } from "../resolvers.generated.ts";
import { reviewedOf } from "../review/reviewed.public.ts";

export const storiesResolvers: Resolvers = {
  Story: {
    ...reviewedOf("stories"),
    async picture({ coverFileId, scenes }, _, { loaders }) {
      if (coverFileId) return loaders.file.load(coverFileId);
      const backgroundId = scenes.find((scene) => scene.backgroundId)?.backgroundId;
      const background = backgroundId ? await loaders.background.load(backgroundId) : null;
      return background ? loaders.file.load(background.imageFileId) : null;
    },
    sceneCount: ({ scenes }) => scenes.length,
    lineCount: ({ scenes }) => scenes.reduce((sum, { lines }) => sum + lines.length, 0),
  },
};
