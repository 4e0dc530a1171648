import { viewAsMessages } from "@app/domain/account/view-as.ts";
import { startGateway, type TestGateway } from "../../testing/gateway.ts";
import { aViewer } from "../../testing/records.ts";
import { startUpstream, type UpstreamServer } from "../../testing/upstream-server.ts";

let upstream: UpstreamServer;
let gateway: TestGateway;

const until = "2026-10-27T10:00:00.000Z";
/** One person with two sessions: their own, and one that views as an admin. */
beforeAll(async () => {
  upstream = await startUpstream(({ path }) => {
    if (path === "/admin/loginWithToken/own") return { json: { user: aViewer({ user_role: "super-admin" }) } };
    if (path === "/admin/loginWithToken/viewing") return { json: { user: aViewer(), viewingUntil: until } };
    if (path === "/admin/view-as") return { json: { accessToken: "viewing" } };
    return { json: {} };
  });
  gateway = await startGateway({ v1Url: upstream.url, v2Url: upstream.url });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const me = "{ me { role permissions viewingUntil } }";

it("gives each session its own rights, though both are one person's", async () => {
  const own = await gateway.ask(me, { token: "own" });
  const viewing = await gateway.ask(me, { token: "viewing" });
  expect(own.data?.["me"]).toMatchObject({ role: "SUPER_ADMIN", viewingUntil: null });
  expect(viewing.data?.["me"]).toMatchObject({ role: "ADMIN", viewingUntil: until });
  const may = ({ data }: typeof own) => (data?.["me"] as { permissions: string[] }).permissions;
  expect(may(own)).toContain("STAFF_READ");
  expect(may(viewing)).not.toContain("STAFF_READ");
});

it("lets a super-admin begin, and hands on the token of the new session", async () => {
  const begin = "mutation { viewAsBegin(role: CONTENT_MANAGER) { accessToken userErrors { message } } }";
  const { data } = await gateway.ask(begin, { token: "own" });
  expect(data?.["viewAsBegin"]).toEqual({ accessToken: "viewing", userErrors: [] });
  const [sent] = upstream.asked.filter(({ path }) => path === "/admin/view-as");
  expect(JSON.parse(sent?.body ?? "")).toEqual({ role: "content-manager" });
});

it("refuses in plain words to change anything, without asking a server", async () => {
  const save = 'mutation { profileUpdate(version: 1, input: { bio: "x" }) { userErrors { message } } }';
  const { data, errors } = await gateway.ask(save, { token: "viewing" });
  expect(data ?? null).toBeNull();
  expect(errors).toMatchObject([{ message: viewAsMessages.readOnly("admin"), extensions: { code: "FORBIDDEN" } }]);
  expect(upstream.asked.filter(({ method }) => method === "PATCH")).toEqual([]);
});

it("lets out of it, and asks anew who the token belongs to", async () => {
  const stop = "mutation { viewAsStop { stopped userErrors { message } } }";
  const { data } = await gateway.ask(stop, { token: "viewing" });
  expect(data?.["viewAsStop"]).toEqual({ stopped: true, userErrors: [] });
  const asked = () => upstream.asked.filter(({ path }) => path === "/admin/loginWithToken/viewing").length;
  const before = asked();
  await gateway.ask(me, { token: "viewing" });
  expect(asked()).toBe(before + 1);
});
