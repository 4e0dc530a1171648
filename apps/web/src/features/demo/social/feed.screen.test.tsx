import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openAt } from "../../../testing/open-at.tsx";
import { FeedScreen } from "./feed.screen.tsx";
import { DemoSocialFeedDocument, DemoSocialPostLikeDocument } from "./social.generated.ts";

const post = {
  ...{ __typename: "DemoSocialPost", id: "p1", authorId: "a1", author: "Ada Obi", message: "Hello" },
  ...{ createdAt: "2026-01-05T09:00:00.000Z", likeCount: 4, isLiked: false, comments: [] },
};

it("counts a like at once when it is given", async () => {
  openAt(<FeedScreen />, {
    at: "/app/social/feed",
    mocks: [
      { request: { query: DemoSocialFeedDocument }, result: { data: { posts: [post] } } },
      {
        request: { query: DemoSocialPostLikeDocument, variables: ({ isLiked }: { isLiked: boolean }) => isLiked },
        result: {
          data: {
            saved: {
              __typename: "DemoSocialPostPayload",
              post: { ...post, likeCount: 5, isLiked: true },
              userErrors: [],
            },
          },
        },
      },
    ] as never,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Like" }));
  expect(await screen.findByRole("button", { name: "Liked" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("5 likes")).toBeVisible();
});
