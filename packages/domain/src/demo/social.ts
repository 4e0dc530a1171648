import * as z from "zod";
import { proseField } from "../fields.ts";
import { added, found, type DemoChange } from "./demo-change.ts";

export interface SocialComment {
  _id: string;
  author: string;
  message: string;
  createdAt: string;
}
interface KeptPost {
  _id: string;
  authorId: string;
  author: string;
  message: string;
  createdAt: string;
  /** Ids of those who like it. */
  likedBy: string[];
  comments: SocialComment[];
}
export interface SocialUser {
  _id: string;
  name: string;
  title: string;
  city: string;
  bio: string;
  connections: { _id: string; name: string; title: string }[];
}
export interface Social {
  user: SocialUser;
  posts: KeptPost[];
}

const message = (label: string, max: number) => z.object({ message: proseField(label, max) });
export const socialInputs = {
  post: message("Post", 1000),
  comment: message("Comment", 500),
  like: z.object({ isLiked: z.boolean() }),
};

/** A post as one person sees it. */
export const postFor = ({ likedBy, ...post }: KeptPost, userId: string) => ({
  ...post,
  likeCount: likedBy.length,
  isLiked: likedBy.includes(userId),
});

/** What everybody has posted, newest first. */
export const feedFor = ({ posts }: Social, userId: string) =>
  posts.map((post) => postFor(post, userId)).toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));

const postOf = ({ posts }: Social, id: string) => found(posts, id, "Post");

/** Each change writes into the copy of the posts that it is given, and returns the post. */
export const socialChanges = {
  post: ({ posts }: Social, input: z.output<typeof socialInputs.post>, { id, userId, userName, now }: DemoChange) =>
    added<KeptPost>(posts, {
      _id: id,
      authorId: userId,
      author: userName,
      message: input.message,
      createdAt: now.toISOString(),
      likedBy: [],
      comments: [],
    }),
  comment: (
    social: Social,
    { postId, message: text }: z.output<typeof socialInputs.comment> & { postId: string },
    { id, userName, now }: DemoChange,
  ) => {
    const post = postOf(social, postId);
    added(post.comments, { _id: id, author: userName, message: text, createdAt: now.toISOString() });
    return post;
  },
  /** Liking twice is liking once. */
  like: (
    social: Social,
    { postId, isLiked }: z.output<typeof socialInputs.like> & { postId: string },
    { userId }: DemoChange,
  ) => {
    const post = postOf(social, postId);
    const others = post.likedBy.filter((id) => id !== userId);
    post.likedBy = isLiked ? [...others, userId] : others;
    return post;
  },
};
