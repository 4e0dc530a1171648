import { z } from "zod";
import { socialBeginning } from "@app/domain/demo/social-beginning.ts";
import { feedFor, postFor, socialChanges, socialInputs } from "@app/domain/demo/social.ts";
import { read, write, type Route } from "../../http/route.ts";
import { changeDemo, readDemo } from "./demo-documents.service.ts";

const text = z.string();
const comment = z
  .object({ _id: text, author: text, message: text, createdAt: z.iso.datetime() })
  .meta({ id: "DemoSocialComment" });
const post = z
  .object({
    _id: text,
    authorId: text,
    author: text,
    message: text,
    createdAt: z.iso.datetime(),
    likeCount: z.int(),
    isLiked: z.boolean(),
    comments: z.array(comment),
  })
  .meta({ id: "DemoSocialPost" });
const connection = z.object({ _id: text, name: text, title: text }).meta({ id: "DemoSocialConnection" });
const user = z
  .object({ _id: text, name: text, title: text, city: text, bio: text, connections: z.array(connection) })
  .meta({ id: "DemoSocialUser" });

const social = { name: "social", beginning: socialBeginning };
const reads = { permission: "demo:read", shape: "plain" } as const;
const writes = { method: "post", permission: "demo:write", shape: "plain", answer: z.object({ post }) } as const;

/** The demo's posts. Source: admin-portal.md 7. */
export const socialDemoRoutes: Route[] = [
  read({
    ...reads,
    path: "/api/social/feed",
    summary: "What everybody has posted in the demo, newest first.",
    answer: z.object({ posts: z.array(post) }),
    handle: async (context) => ({ posts: feedFor(await readDemo(context, social), context.actor.id) }),
  }),
  read({
    ...reads,
    path: "/api/social/profile",
    summary: "The demo's person, with whom they know.",
    answer: z.object({ user }),
    handle: async (context) => ({ user: (await readDemo(context, social)).user }),
  }),
  write({
    ...writes,
    path: "/api/social/posts",
    summary: "Posts in the caller's name, inside the demo.",
    body: socialInputs.post,
    handle: async (context, { body }) => ({
      post: await changeDemo(context, social, (content, by) =>
        postFor(socialChanges.post(content, body, by), by.userId),
      ),
    }),
  }),
  write({
    ...writes,
    path: "/api/social/posts/{id}/like",
    summary: "Likes a post of the demo, or no longer.",
    body: socialInputs.like,
    handle: async (context, { params: { id: postId = "" }, body }) => ({
      post: await changeDemo(context, social, (content, by) =>
        postFor(socialChanges.like(content, { ...body, postId }, by), by.userId),
      ),
    }),
  }),
  write({
    ...writes,
    path: "/api/social/posts/{id}/comments",
    summary: "Comments on a post of the demo.",
    body: socialInputs.comment,
    handle: async (context, { params: { id: postId = "" }, body }) => ({
      post: await changeDemo(context, social, (content, by) =>
        postFor(socialChanges.comment(content, { ...body, postId }, by), by.userId),
      ),
    }),
  }),
];
