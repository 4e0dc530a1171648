import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../../testing/open-at.tsx";
import { DemoChatSeenDocument, DemoChatThreadDocument } from "./chat.generated.ts";
import { ChatThread } from "./chat-thread.tsx";

const contact = { __typename: "DemoChatContact", id: "c1", name: "Claire Dubois", isActive: true, lastActivity: null };
const line = {
  ...{ __typename: "DemoChatThread", id: "c1", threadKey: "c1", contact, lastBody: "Is it in stock?" },
  ...{ lastAt: "2026-01-05T09:00:00.000Z", unseenCount: 1 },
};
const message = {
  ...{ __typename: "DemoChatMessage", id: "m1", userId: "c1", author: "Claire Dubois", body: "Is it in stock?" },
  ...{ createdAt: "2026-01-05T09:00:00.000Z", attachments: [] },
};
const open = (threadKey: string, isSeen: () => object) =>
  openAt(
    <Routes>
      <Route path="/app/chat/:threadKey" element={<ChatThread />} />
    </Routes>,
    {
      at: `/app/chat/${threadKey}`,
      mocks: [
        {
          request: { query: DemoChatThreadDocument, variables: { threadKey } },
          result: {
            data: {
              contacts: [contact],
              threads: [line],
              thread: threadKey === "c1" ? { ...line, messages: [message] } : null,
            },
          },
        },
        { request: { query: DemoChatSeenDocument, variables: () => true }, result: isSeen },
      ] as never,
    },
  );

it("marks a conversation that is opened as seen, once", async () => {
  let marked = 0;
  open("c1", () => {
    marked += 1;
    return {
      data: { saved: { __typename: "DemoChatSeenPayload", thread: { ...line, unseenCount: 0 }, userErrors: [] } },
    };
  });
  expect(await screen.findByRole("list", { name: "Messages" })).toHaveTextContent("Is it in stock?");
  await waitFor(() => expect(screen.queryByText("1 new")).not.toBeInTheDocument());
  expect(marked).toBe(1);
});

it("says that a contact is not there", async () => {
  open("nobody", () => ({ data: null }));
  expect(await screen.findByRole("heading", { name: "Contact not found." })).toBeVisible();
});
