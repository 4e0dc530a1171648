import { isDemoSocialPost, isDemoSocialUser } from "@app/schema/upstreams/v1.records.generated.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { arrayOf } from "../../upstream/shape.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const posts = { name: "posts", check: arrayOf(isDemoSocialPost) };
const user = { name: "user", check: isDemoSocialUser };
const post = { name: "post", check: isDemoSocialPost };

const changed = ({ sources }: GatewayContext, path: string, body: object, key: string | null | undefined) =>
  withUserErrors({ post: null }, async () => ({
    post: await sources.demo.change(`social/posts${path}`, body, post, key),
  }));

export const socialDemoResolvers: Resolvers = {
  Query: {
    demoSocialPosts: (_, _args, { sources }) => sources.demo.read("social/feed", posts),
    demoSocialProfile: (_, _args, { sources }) => sources.demo.read("social/profile", user),
  },
  Mutation: {
    demoSocialPostAdd: (_, { input, idempotencyKey }, context) => changed(context, "", input, idempotencyKey),
    demoSocialPostLike: (_, { id, isLiked, idempotencyKey }, context) =>
      changed(context, `/${encodeURIComponent(id)}/like`, { isLiked }, idempotencyKey),
    demoSocialPostComment: (_, { id, input, idempotencyKey }, context) =>
      changed(context, `/${encodeURIComponent(id)}/comments`, input, idempotencyKey),
  },
};
