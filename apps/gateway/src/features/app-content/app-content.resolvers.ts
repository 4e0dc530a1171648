import { cursorOf } from "@app/domain/app-content/app-content-page.ts";
import type { Resolvers } from "../resolvers.generated.ts";

/** Where anybody may fetch a file that is published. */
const addressOf = (fileId: string): string => `/files/${fileId}`;
const addressOrNone = (fileId: string | null): string | null => (fileId ? addressOf(fileId) : null);

export const appContentResolvers: Resolvers = {
  Query: {
    async appContent(_, asked, { sources }) {
      const { rows, hasMore } = await sources.appContent.page(asked);
      const edges = rows.map((node) => ({
        node,
        cursor: cursorOf({ liveAt: node.liveAt, id: node._id }),
      }));
      return {
        edges,
        pageInfo: {
          endCursor: edges.at(-1)?.cursor ?? null,
          hasNextPage: hasMore,
        },
      };
    },
  },
  AppSentenceSession: { sentences: ({ items }) => items },
  AppSound: { url: ({ fileId }) => addressOf(fileId) },
  AppPicture: { imageUrl: ({ imageFileId }) => addressOf(imageFileId) },
  AppUpdate: { imageUrl: ({ imageFileId }) => addressOrNone(imageFileId) },
  AppStory: { coverUrl: ({ coverFileId }) => addressOrNone(coverFileId) },
  AppBlock: {
    imageUrl: ({ imageFile }) => addressOrNone(imageFile),
    audioUrl: ({ audioPlayerSRC }) => addressOrNone(audioPlayerSRC),
  },
  AppImageOption: { imageUrl: ({ imageSrc }) => addressOrNone(imageSrc) },
};
