import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { schema } from "../schema.ts";
import { contextFor, type Fakes, type Who } from "../../testing/context.ts";
import { aColleague, anAccount, aPage, aRegion } from "../../testing/records.ts";
import type { StaffActivity } from "@app/schema/upstreams/v1.records.generated.ts";

const run = (fakes: Fakes, source: string, who: Who = "director") =>
  graphql({ schema, source, contextValue: contextFor(who, fakes) });

const forbidden = "You do not have permission to do this.";

it("asks for the page, order and filters in the server's terms", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([anAccount()])));
  const { data, errors } = await run(
    { staffUser: { list } },
    `{ staffUsers(filter: { search: "bo", role: [ADMIN, DIRECTOR], status: [ACTIVE], withoutRole: false, regionId: ["r1"] }, sort: LAST_LOGIN_DESC) {
      items { name email role status allowedEvents } pageInfo { totalCount }
    } }`,
  );
  expect(errors).toBeUndefined();
  const [query] = list.mock.calls[0]!;
  expect([...new URLSearchParams(query)].map((pair) => pair.join("="))).toEqual(
    expect.arrayContaining([
      "page=1",
      "pageSize=25",
      "sort=-lastLoginAt",
      "q=bo",
      "status=active",
      "hasRole=true",
      "regionId=r1",
      "user_role=admin",
      "user_role=director",
    ]),
  );
  expect(data?.staffUsers).toMatchObject({
    items: [{ name: "Bo Eze", email: "bo@example.org", role: "ADMIN", status: "ACTIVE", allowedEvents: ["SUSPEND"] }],
  });
});

it("reads no account for a page of accounts, and their regions in one call", async () => {
  const byIds = jest.fn(() => Promise.resolve([aRegion()]));
  const accounts = Array.from({ length: 25 }, (_, n) => anAccount({ _id: `a${n}` }));
  const { data, errors } = await run(
    { staffUser: { list: () => Promise.resolve(aPage(accounts)) }, region: { byIds } },
    "{ staffUsers { items { email version regions { code } } } }",
  );
  expect(errors).toBeUndefined();
  expect(byIds).toHaveBeenCalledTimes(1);
  expect(data?.staffUsers).toMatchObject({ items: accounts.map(() => ({ regions: [{ code: "UK" }] })) });
});

it("reads the accounts of a page of colleagues in one call", async () => {
  const colleagues = Array.from({ length: 25 }, (_, n) => aColleague({ _id: `a${n}` }));
  const byIds = jest.fn((ids: readonly string[]) => Promise.resolve(ids.map((_id) => anAccount({ _id }))));
  const { errors } = await run(
    { staffMember: { list: () => Promise.resolve(aPage(colleagues)) }, staffUser: { byIds } },
    "{ colleagues { items { name email } } }",
  );
  expect(errors).toBeUndefined();
  expect(byIds).toHaveBeenCalledTimes(1);
});

it("shows colleagues by name to everybody, and their accounts to those who manage staff", async () => {
  const fakes = { staffMember: { list: () => Promise.resolve(aPage([aColleague()])) } };
  const named = await run(fakes, "{ colleagues { items { name } } }", "content-creator");
  expect(named.data?.colleagues).toMatchObject({ items: [{ name: "Bo Eze" }] });
  const { errors } = await run(fakes, "{ colleagues { items { name email } } }", "content-creator");
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
});

it("says what the viewer may do with an account, why not, and which roles they may give", async () => {
  const byIds = () => Promise.resolve([anAccount({ refusals: { ...anAccount().refusals, changeRole: forbidden } })]);
  const { data } = await run(
    { staffUser: { byIds } },
    '{ staffUser(id: "e00000000000000000000001") { viewerCan { suspend { allowed reason } changeRole { allowed reason } roles } } }',
  );
  expect(data?.staffUser).toMatchObject({
    viewerCan: {
      suspend: { allowed: true, reason: null },
      changeRole: { allowed: false, reason: forbidden },
      roles: ["ADMIN", "CONTENT_MANAGER", "CONTENT_CREATOR"],
    },
  });
});

it("creates under the server's names and shows refusals under ours", async () => {
  const refusal = UpstreamError.refused("v1", 422, "Choose a role.", {
    fields: { user_role: "Choose a role.", firstname: "First name is required." },
  });
  const create = jest.fn((_body: object, _key?: string | null) => Promise.reject(refusal));
  const { data } = await run(
    { staffUser: { create } },
    'mutation { staffUserCreate(input: { firstName: "", lastName: "Eze", email: "bo@example.org" }, idempotencyKey: "k1") { staffUser { id } userErrors { path message } } }',
  );
  expect(create).toHaveBeenCalledWith({ firstname: "", lastname: "Eze", email: "bo@example.org", user_role: "" }, "k1");
  expect(data?.staffUserCreate).toEqual({
    staffUser: null,
    userErrors: [
      { path: ["role"], message: "Choose a role." },
      { path: ["firstName"], message: "First name is required." },
    ],
  });
});

it.each([
  ['staffUserInvite(id: "a1", version: 3', "invite", { version: 3 }],
  ['staffUserAdmit(id: "a1", version: 3, role: ADMIN', "admit", { version: 3, user_role: "admin" }],
  ['staffUserRefuse(id: "a1", version: 3, reason: "No."', "refuse", { version: 3, reason: "No." }],
  ['staffUserSuspend(id: "a1", version: 3, reason: "Left."', "suspend", { version: 3, reason: "Left." }],
  ['staffUserReinstate(id: "a1", version: 3', "reinstate", { version: 3 }],
  ['staffUserRoleChange(id: "a1", version: 3, role: null', "role", { version: 3, user_role: "" }],
])("sends %s …) as a call of its own", async (field, change, body) => {
  const sent = jest.fn((..._: unknown[]) => Promise.resolve(anAccount({ status: "suspended" })));
  const source = `mutation { ${field}, idempotencyKey: "k1") { staffUser { status } userErrors { message } } }`;
  const { data, errors } = await run({ staffUser: { fire: sent } }, source);
  expect(errors).toBeUndefined();
  expect(sent).toHaveBeenCalledWith("a1", change, body, "k1");
  expect(Object.values(data ?? {})).toEqual([{ staffUser: { status: "SUSPENDED" }, userErrors: [] }]);
});

it("shows the account as it stands when somebody else saved it first", async () => {
  const stale = UpstreamError.refused("v1", 409, "This record was changed by Bo at noon.", {
    stale: { current: { ...anAccount({ firstname: "Theirs" }) }, version: 4, changedBy: "Bo Eze", changedAt: null },
  });
  const { data } = await run(
    { staffUser: { update: () => Promise.reject(stale) } },
    'mutation { staffUserUpdate(id: "a1", version: 3, input: { firstName: "Mine" }) { userErrors { ... on StaleError { currentVersion current { ... on StaffUser { firstName email } } } } } }',
  );
  expect(data?.staffUserUpdate).toMatchObject({
    userErrors: [{ currentVersion: 4, current: { firstName: "Theirs", email: "bo@example.org" } }],
  });
});

it("hands on a part of what somebody did, with the place where the next begins", async () => {
  const did: StaffActivity = {
    _id: "t1",
    at: "2026-01-05T09:00:00.000Z",
    action: "signed-in",
    entityKind: "account user",
    entityId: "a1",
    entityLabel: "bo@example.org",
    changedFields: [],
    reason: null,
    ip: "10.0.0.1",
    userAgent: null,
  };
  const activity = jest.fn((..._: unknown[]) => Promise.resolve({ data: [did], nextCursor: "t1" }));
  const { data } = await run(
    { staffUser: { activity } },
    '{ staffUserActivity(id: "a1", first: 1, after: "t0") { edges { cursor node { id action } } pageInfo { endCursor hasNextPage } } }',
  );
  expect(activity).toHaveBeenCalledWith("a1", 1, "t0");
  expect(data?.staffUserActivity).toEqual({
    edges: [{ cursor: "t1", node: { id: "t1", action: "SIGNED_IN" } }],
    pageInfo: { endCursor: "t1", hasNextPage: true },
  });
});

it("shows the matrix as it is enforced", async () => {
  const { data } = await run({}, "{ permissionMatrix { key name grants { role read write act scope } } }");
  const areas = data?.permissionMatrix as { key: string; name: string; grants: object[] }[];
  expect(areas.find(({ key }) => key === "staff")).toMatchObject({
    name: "Staff users",
    grants: [
      { role: "SUPER_ADMIN", read: true, write: true, act: true, scope: null },
      { role: "DIRECTOR", read: true, write: true, act: true, scope: "Not super-admins" },
      { role: "ADMIN", read: false, write: false, act: false, scope: null },
      { role: "CONTENT_MANAGER", read: false },
      { role: "CONTENT_CREATOR", read: false },
    ],
  });
});
