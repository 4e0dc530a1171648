import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { messages } from "@app/domain/messages.ts";
import { HistoryDocument } from "../../../shared/history/history.generated.ts";
import { openAt } from "../../../testing/open-at.tsx";
import { RegionChoicesDocument } from "../../regions/region-choices.public.ts";
import { ableTo, aStaffDetail, not } from "../testing/staff.ts";
import { StaffUserActivityDocument, type StaffActivityRowFragment } from "./staff-activity.generated.ts";
import { RevokeStaffSessionsDocument, StaffUserSessionsDocument } from "./staff-sessions.generated.ts";
import { StaffUserScreen } from "./staff-user.screen.tsx";
import { StaffUserDocument, UpdateStaffUserDocument, type StaffDetailFragment } from "./staff-user.generated.ts";

const { id } = aStaffDetail();
const account = (staffUser: StaffDetailFragment | null) => ({
  request: { query: StaffUserDocument, variables: { id } },
  result: { data: { staffUser } },
});
const regions = {
  request: { query: RegionChoicesDocument },
  result: { data: { regions: { __typename: "RegionPage", items: [] } } },
};

const open = (user: StaffDetailFragment | null, search = "", mocks: object[] = []) =>
  openAt(
    <Routes>
      <Route path="/app/management/admin/:userId" element={<StaffUserScreen />} />
    </Routes>,
    { at: `/app/management/admin/${id}${search}`, mocks: [account(user), regions, ...mocks] as never },
  );

const session = (sessionId: string) => ({
  __typename: "Session",
  id: sessionId,
  createdAt: "2026-03-02T09:00:00.000Z",
  lastUsedAt: "2026-03-02T10:00:00.000Z",
  expiresAt: "2026-03-04T09:00:00.000Z",
  userAgent: `Mozilla/5.0 (${sessionId === "s1" ? "iPhone" : "Windows NT 10.0"}) Firefox/130.0`,
  ip: "203.0.113.7",
  isCurrent: false,
});
const sessions = {
  request: { query: StaffUserSessionsDocument, variables: { id } },
  result: { data: { staffUserSessions: [session("s1"), session("s2")] } },
};
const revoked = (left: object[]) => ({
  request: { query: RevokeStaffSessionsDocument, variables: () => true },
  result: {
    data: {
      staffUserSessionsRevoke: { __typename: "SessionsPayload", sessions: left, userErrors: [] },
    },
  },
});

it("saves only what was changed", async () => {
  const saved = aStaffDetail({ lastName: "Obi", name: "Kelechi Obi", version: 4 });
  const { user, asked } = open(aStaffDetail(), "", [
    {
      request: { query: UpdateStaffUserDocument, variables: () => true },
      result: {
        data: { saved: { __typename: "StaffUserPayload", record: saved, userErrors: [] } },
      },
    },
  ]);
  const lastName = await screen.findByLabelText("Last name");
  await user.clear(lastName);
  await user.type(lastName, "Obi");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Kelechi Obi saved.")).toBeVisible();
  const sent = asked.find(({ operationName }) => operationName === "UpdateStaffUser");
  expect(sent?.variables).toMatchObject({ id, version: 3, input: { lastName: "Obi" } });
  expect(sent?.variables["input"]).toEqual({ lastName: "Obi" });
});

it("shows the details, and why they cannot be edited", async () => {
  open(aStaffDetail({ viewerCan: ableTo({ update: not(messages.forbidden) }) }));
  expect(await screen.findByText(messages.forbidden)).toBeVisible();
  expect(screen.queryByLabelText("First name")).toBeNull();
  expect(screen.getByText("All regions")).toBeVisible();
});

it("offers what can be done to the account, and says why something may not", async () => {
  const { user } = open(aStaffDetail({ viewerCan: ableTo({ changeRole: not(messages.ownRole) }) }));
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  // What is hard to take back stands nowhere else.
  expect(screen.queryByRole("link", { name: "Suspend", hidden: true })).toBeNull();
  expect(await screen.findByRole("menuitem", { name: "Suspend" })).toHaveAttribute(
    "href",
    expect.stringContaining(`suspend=${id}`),
  );
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: /^Change role.*You cannot change your own role\.$/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

it("ends one session, and all of them after asking", async () => {
  const { user, asked } = open(aStaffDetail(), "?tab=sessions", [sessions, revoked([session("s2")]), revoked([])]);
  const [firstEnd] = await screen.findAllByRole("button", { name: /^End session of/ });
  await user.click(firstEnd!);
  expect(await screen.findByText("Session ended.")).toBeVisible();
  expect(asked.at(-1)?.variables).toMatchObject({ id, sessionId: "s1" });
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^End session of/ })).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "End all" }));
  await user.click(await screen.findByRole("button", { name: "End session" }));
  expect(await screen.findByText("Kelechi Anyanwụ is not signed in anywhere.")).toBeVisible();
});

it("does not let sessions be ended by those who may not", async () => {
  const user = aStaffDetail({ viewerCan: ableTo({ revokeSessions: not(messages.forbidden) }) });
  open(user, "?tab=sessions", [sessions]);
  expect(
    await screen.findByRole("button", { name: /^End all.*You do not have permission to do this\.$/ }),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: /^End session of/ })).toBeNull();
});

const did = (changes: Partial<StaffActivityRowFragment>): StaffActivityRowFragment => ({
  __typename: "StaffActivity",
  id: "a1",
  at: "2026-03-02T09:00:00.000Z",
  action: "UPDATED",
  entityKind: "region",
  entityId: "r1",
  entityLabel: "UK",
  changedFields: ["name", "invoicePrefix"],
  reason: null,
  ip: null,
  userAgent: null,
  ...changes,
});
const stream = (nodes: StaffActivityRowFragment[], after: string | null, endCursor: string | null) => ({
  request: { query: StaffUserActivityDocument, variables: { id, first: 25, ...(after !== null && { after }) } },
  result: {
    data: {
      staffUserActivity: {
        __typename: "StaffActivityConnection",
        edges: nodes.map((node) => ({ __typename: "StaffActivityEdge", cursor: node.id, node })),
        pageInfo: { __typename: "CursorInfo", endCursor, hasNextPage: endCursor !== null },
      },
    },
  },
});

it("tells what somebody did, and more of it when asked", async () => {
  const older = did({ id: "a2", action: "SIGNED_IN", entityKind: "session", changedFields: [], ip: "203.0.113.7" });
  const mocks = [stream([did({})], null, "a1"), stream([older], "a1", null)];
  const { user } = open(aStaffDetail(), "?tab=activity", mocks);
  expect(await screen.findByText("Changed region UK")).toBeVisible();
  expect(screen.getByText("Changed: name and invoice prefix")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Load more" }));
  expect(await screen.findByText("Signed in")).toBeVisible();
  expect(screen.getByText("Changed region UK")).toBeVisible();
  expect(within(document.body).queryByRole("button", { name: "Load more" })).toBeNull();
});

it("says what an account without a role may do", async () => {
  open(aStaffDetail({ role: null }), "?tab=permissions");
  expect(await screen.findByText(/has no role: they can sign in/)).toBeVisible();
});

it("says that there is no such account", async () => {
  open(null);
  expect(await screen.findByText("Account not found.")).toBeVisible();
});

it("shows what was changed about the account, before and after, and takes nothing back", async () => {
  const change = (field: string, before: unknown, after: unknown) => ({
    __typename: "FieldChange" as const,
    field,
    before,
    after,
  });
  const node = {
    __typename: "HistoryEntry" as const,
    id: "e1",
    at: "2026-03-02T09:00:00.000Z",
    action: "UPDATED" as const,
    changedBy: "Ada Obi",
    isOwn: false,
    reason: "Moved to content",
    version: 3,
    changes: [change("role", "admin", "content-manager"), change("regionIds", ["long-gone"], [])],
  };
  const history = {
    request: { query: HistoryDocument, variables: () => true },
    result: {
      data: {
        history: {
          __typename: "HistoryConnection" as const,
          edges: [{ __typename: "HistoryEdge" as const, cursor: "e1", node }],
          pageInfo: { __typename: "CursorInfo" as const, endCursor: null, hasNextPage: false },
        },
      },
    },
  };
  const { user, router } = open(aStaffDetail(), "?tab=sessions", [sessions, history]);
  await user.click(await screen.findByRole("link", { name: "History" }));
  expect(await screen.findByText("Ada Obi changed 2 fields.")).toBeVisible();
  const drawer = within(screen.getByRole("dialog"));
  for (const text of ["Admin", "Content manager", "another region", "All regions"]) {
    expect(drawer.getByText(text)).toBeVisible();
  }
  expect(screen.getByText(/Moved to content/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Restore/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe("?tab=sessions"));
});

it("says who may read the history of an account that this person may not look into", async () => {
  const reason = "Only a super-admin can do this.";
  open(aStaffDetail({ viewerCan: ableTo({ inspect: not(reason) }) }));
  const { getByRole } = within(await screen.findByRole("banner"));
  expect(getByRole("button", { name: new RegExp(`History.*${reason}`) })).toBeVisible();
});
