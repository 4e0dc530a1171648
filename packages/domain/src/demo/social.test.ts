import { DemoMissing, demoId } from "./demo-change.ts";
import { socialBeginning } from "./social-beginning.ts";
import { feedFor, socialChanges } from "./social.ts";

const now = new Date("2026-11-27T09:00:00Z");
const by = { id: "new", userId: "u1", userName: "Ada", now };
const postId = demoId(41, 1);

test("shows a new post first, in the writer's name", () => {
  const social = socialBeginning(now);
  socialChanges.post(social, { message: "Hello" }, by);
  expect(feedFor(social, "u1")[0]).toMatchObject({ author: "Ada", message: "Hello", likeCount: 0, isLiked: false });
});

test.each([
  [[true], 5, true],
  [[true, true], 5, true],
  [[true, false], 4, false],
  [[false], 4, false],
])("counts each person's like once: %j", (likes, likeCount, isLiked) => {
  const social = socialBeginning(now);
  for (const like of likes) socialChanges.like(social, { postId, isLiked: like }, by);
  expect(feedFor(social, "u1")[0]).toMatchObject({ likeCount, isLiked });
  expect(feedFor(social, "u2")[0]?.isLiked).toBe(false);
});

test("adds a comment below its post, and none below a post that is not there", () => {
  const social = socialBeginning(now);
  socialChanges.comment(social, { postId, message: "Lovely" }, by);
  expect(feedFor(social, "u1")[0]?.comments.at(-1)).toMatchObject({ author: "Ada", message: "Lovely" });
  expect(() => socialChanges.comment(social, { postId: "gone", message: "Lovely" }, by)).toThrow(DemoMissing);
});
