import type { Block } from "@app/schema/upstreams/v1-graphql.generated.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import { serverBlock, spelledBlock, type GivenBlock } from "../content/blocks.public.ts";
import { mutationsOf } from "../record-mutations.ts";
import { reviewedOf } from "../review/reviewed.public.ts";

const writes = mutationsOf("Story");

interface Asking {
  questions?: readonly GivenBlock[] | null;
}

/** An input with its questions under the server's names. */
const withQuestions = <Input extends Asking>({ questions, ...input }: Input) => ({
  ...input,
  ...(questions && { questions: questions.map(serverBlock) }),
});

export const storiesResolvers: Resolvers = {
  Mutation: {
    storyCreate: (_, { input, ...given }, context) =>
      writes.create(_, { ...given, input: withQuestions(input) }, context),
    storyUpdate: (_, { input, ...given }, context) =>
      writes.update(_, { ...given, input: withQuestions(input) }, context),
  },
  Story: {
    ...reviewedOf("stories"),
    async picture({ coverFileId, scenes }, _, { loaders }) {
      if (coverFileId) return loaders.file.load(coverFileId);
      const backgroundId = scenes.find((scene) => scene.backgroundId)?.backgroundId;
      const background = backgroundId ? await loaders.background.load(backgroundId) : null;
      return background ? loaders.file.load(background.imageFileId) : null;
    },
    questions: ({ questions }) => questions.map(spelledBlock) as unknown as Block[],
    sceneCount: ({ scenes }) => scenes.length,
    lineCount: ({ scenes }) => scenes.reduce((sum, { lines }) => sum + lines.length, 0),
  },
};
