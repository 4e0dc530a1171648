import { screen, waitFor } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { SecurityTab } from "./security-tab.tsx";
import {
  ChangePasswordDocument,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
  SessionsDocument,
  type ChangePasswordMutation,
  type SessionRowFragment,
} from "./security.generated.ts";

const aSessionRow = (id: string, changes: Partial<SessionRowFragment> = {}): SessionRowFragment => ({
  __typename: "Session",
  id,
  createdAt: "2026-10-27T09:00:00.000Z",
  lastUsedAt: "2026-10-27T09:00:00.000Z",
  expiresAt: "2026-10-29T09:00:00.000Z",
  userAgent: "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0",
  ip: "127.0.0.1",
  isCurrent: false,
  ...changes,
});

const here = aSessionRow("a", { isCurrent: true });
const sessions = {
  request: { query: SessionsDocument },
  result: { data: { sessions: [here, aSessionRow("b"), aSessionRow("c")] } },
  maxUsageCount: 3,
};
const typed = { currentPassword: "Learn-Igbo-2026", newPassword: "Kpakpando-2027" };

const changed = (passwordChange: ChangePasswordMutation["passwordChange"]) => ({
  request: {
    query: ChangePasswordDocument,
    variables: ({ input }: Record<string, unknown>) => JSON.stringify(input) === JSON.stringify(typed),
  },
  result: { data: { passwordChange } },
});

async function change(mocks: Parameters<typeof openAt>[1]) {
  const opened = openAt(<SecurityTab />, mocks);
  await screen.findByText("This device");
  await opened.user.type(screen.getByLabelText("Current password"), typed.currentPassword);
  await opened.user.type(screen.getByLabelText("New password"), typed.newPassword);
  await opened.user.click(screen.getByRole("button", { name: "Change password" }));
  return opened;
}

it("changes the password and says what ended with it", async () => {
  await change({
    mocks: [sessions, changed({ __typename: "PasswordChangePayload", endedSessions: 2, userErrors: [] })],
  });
  expect(await screen.findByText("Password changed. 2 other sessions were ended.")).toBeVisible();
  expect(screen.getByLabelText("New password")).toHaveValue("");
});

it("shows a wrong current password at its field", async () => {
  const message = "The current password is incorrect.";
  const userErrors = [
    { __typename: "FieldError" as const, message, code: "INVALID" as const, path: ["currentPassword"] },
  ];
  await change({ mocks: [sessions, changed({ __typename: "PasswordChangePayload", endedSessions: 0, userErrors })] });
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Current password")).toHaveFocus());
});

it("ends one other session, and offers no end for this one", async () => {
  const revoke = {
    request: { query: RevokeSessionDocument, variables: ({ id }: Record<string, unknown>) => id === "b" },
    result: {
      data: {
        sessionRevoke: {
          __typename: "SessionsPayload" as const,
          sessions: [here, aSessionRow("c")],
          userErrors: [],
        },
      },
    },
  };
  const { user } = openAt(<SecurityTab />, { mocks: [sessions, revoke] });
  const buttons = await screen.findAllByRole("button", { name: "End session of Firefox on Windows" });
  expect(buttons).toHaveLength(2);
  await user.click(buttons[0]!);
  expect(await screen.findByText("Session ended.")).toBeVisible();
  expect(screen.getAllByRole("button", { name: "End session of Firefox on Windows" })).toHaveLength(1);
});

it("ends all others after asking", async () => {
  const revoke = {
    request: { query: RevokeOtherSessionsDocument, variables: () => true },
    result: {
      data: { sessionsRevokeOthers: { __typename: "SessionsPayload" as const, sessions: [here], userErrors: [] } },
    },
  };
  const { user } = openAt(<SecurityTab />, { mocks: [sessions, revoke] });
  await user.click(await screen.findByRole("button", { name: "End all others" }));
  expect(screen.getByRole("dialog", { name: "End 2 other sessions?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "End sessions" }));
  expect(await screen.findByText("2 other sessions ended.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "End all others" })).toBeNull();
});

it("keeps the password form usable when the sessions cannot be loaded", async () => {
  openAt(<SecurityTab />, {
    mocks: [{ request: { query: SessionsDocument }, error: new TypeError("Failed to fetch") }],
  });
  expect(await screen.findByText("Your sessions could not be loaded")).toBeVisible();
  expect(screen.getByRole("button", { name: "Change password" })).toBeEnabled();
});
