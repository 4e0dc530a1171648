import { screen, waitFor } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { MarkAllNotificationsReadDocument } from "./mark-all-read.generated.ts";
import {
  NotificationsDocument,
  type NotificationRowFragment,
  type NotificationsQuery,
} from "./notifications.generated.ts";
import { NotificationsList } from "./notifications-list.public.tsx";
import { NotificationsTool } from "./notifications-tool.public.tsx";

function aRow(id: string, changes: Partial<NotificationRowFragment> = {}): NotificationRowFragment {
  return {
    __typename: "Notification",
    id,
    type: "NEW_MESSAGE",
    title: `Message ${id}`,
    description: "What happened.",
    url: null,
    readAt: null,
    createdAt: "2026-10-27T09:00:00.000Z",
    ...changes,
  };
}

function page(
  rows: NotificationRowFragment[],
  unreadCount: number,
  after: string | null = null,
  next: string | null = null,
) {
  const data: NotificationsQuery = {
    notifications: {
      __typename: "NotificationConnection",
      edges: rows.map((node) => ({ __typename: "NotificationEdge", cursor: node.id, node })),
      pageInfo: { __typename: "CursorInfo", endCursor: next, hasNextPage: next !== null },
      unreadCount,
    },
  };
  return {
    request: { query: NotificationsDocument, variables: { first: 20, after } },
    result: { data },
    maxUsageCount: 3,
  };
}

const marking = { query: MarkAllNotificationsReadDocument, variables: () => true };
const marked = {
  request: marking,
  delay: 200,
  result: {
    data: {
      notificationsMarkAllRead: {
        __typename: "NotificationsMarkAllReadPayload" as const,
        notifications: null,
        userErrors: [],
      },
    },
  },
};

async function openBell(mocks: Parameters<typeof openAt>[1]) {
  const opened = openAt(<NotificationsTool />, mocks);
  const bell = await screen.findByRole("button", { name: /^Notifications/ });
  await opened.user.click(bell);
  return opened;
}

it("says that there are none", async () => {
  await openBell({ mocks: [page([], 0)] });
  expect(await screen.findByText("There are no notifications")).toBeVisible();
});

it("marks all as read at once, before the server has answered", async () => {
  const { user } = await openBell({ mocks: [page([aRow("a"), aRow("b")], 2), marked] });
  expect(await screen.findByRole("button", { name: "Notifications, 2 unread", hidden: true })).toBeInTheDocument();
  await user.click(await screen.findByText("Mark all as read"));
  expect(await screen.findByRole("button", { name: "Notifications", hidden: true })).toBeInTheDocument();
  expect(screen.queryByText("Unread:")).toBeNull();
});

it("keeps the focus in the panel when the button goes, so that Escape closes it", async () => {
  const { user } = await openBell({ mocks: [page([aRow("a")], 1), marked] });
  await user.click(await screen.findByText("Mark all as read"));
  expect(screen.getByRole("dialog", { name: "Notifications" })).toHaveFocus();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("counts what came while all were marked", async () => {
  const before = { ...page([aRow("a")], 1), maxUsageCount: 2 };
  const since = page([aRow("b"), aRow("a", { readAt: "2026-10-27T09:01:00.000Z" })], 1);
  const { user } = await openBell({ mocks: [before, marked, since] });
  await user.click(await screen.findByText("Mark all as read"));
  expect(await screen.findByText("Message b")).toBeVisible();
  expect(screen.getByRole("button", { name: "Notifications, 1 unread", hidden: true })).toBeInTheDocument();
});

it("takes it back and says so when the server fails", async () => {
  const failing = { request: marking, delay: 50, error: new TypeError("Failed to fetch") };
  const { user } = await openBell({ mocks: [page([aRow("a")], 1), failing] });
  await user.click(await screen.findByText("Mark all as read"));
  await waitFor(() => expect(screen.getByText("Mark all as read")).toBeVisible());
  expect(await screen.findByRole("button", { name: "Notifications, 1 unread", hidden: true })).toBeInTheDocument();
});

it("reads on page by page", async () => {
  const mocks = [page([aRow("a")], 1, null, "a"), page([aRow("b", { readAt: "2026-10-27T09:00:00.000Z" })], 1, "a")];
  const { user } = openAt(<NotificationsList />, { mocks });
  await user.click(await screen.findByRole("button", { name: "Show older" }));
  expect(await screen.findByText("Message b")).toBeVisible();
  expect(screen.getByText("Message a")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
});
