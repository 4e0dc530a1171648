import { startGateway, type TestGateway } from "../../testing/gateway.ts";
import { aCallingToken } from "../../testing/calling-token.ts";
import { aViewer } from "../../testing/records.ts";
import { startUpstream, type UpstreamServer } from "../../testing/upstream-server.ts";

const owner = aViewer({ user_role: "director" });
const secret = "lip_Weekly";
const other = "lip_Other";
const revoked = "lip_Revoked";
let permissions = ["caller", "regions:read"];
let goodFrom: string | null = null;

let upstream: UpstreamServer;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await startUpstream(({ path, headers }) => {
    const [, sent] = /^\/admin\/loginWithToken\/(.+)$/.exec(path) ?? [];
    if (sent === "person") return { json: { user: owner } };
    if (sent && goodFrom !== null && headers["x-forwarded-for"] !== goodFrom) return { status: 401, json: {} };
    if (sent === secret) return { json: { user: owner, token: aCallingToken(permissions) } };
    if (sent === other)
      return { json: { user: owner, token: aCallingToken(["caller"], { _id: "other", ratePerMinute: 2 }) } };
    if (sent === revoked) return { status: 401, json: { error: "This token has been revoked." } };
    return sent ? { status: 401, json: {} } : { json: { data: [], total: 0 } };
  });
  gateway = await startGateway({ v1Url: upstream.url, v2Url: upstream.url });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const names = async (token: string) => {
  const { data } = await gateway.ask("{ __schema { queryType { fields { name } } } }", { token });
  const schema = data?.["__schema"] as { queryType: { fields: { name: string }[] } } | undefined;
  return schema?.queryType.fields.map(({ name }) => name) ?? [];
};

it("says who it is: the token, beside the person who answers for it", async () => {
  const query = "{ me { id permissions token { name scopes expiresAt } } }";
  const { data } = await gateway.ask(query, { token: secret });
  expect(data?.["me"]).toEqual({
    id: owner._id,
    permissions: ["CALLER", "REGIONS_READ"],
    token: { name: "Weekly report", scopes: ["REGIONS_READ"], expiresAt: "2027-01-01T00:00:00.000Z" },
  });
  expect((await gateway.ask(query, { token: "person" })).data?.["me"]).toMatchObject({ token: null });
});

it("shows of the schema what its permissions open, not what its owner's role does", async () => {
  const shown = await names(secret);
  expect(shown).toContain("regions");
  for (const name of ["customers", "notifications", "sessions", "serviceTokens"]) expect(shown).not.toContain(name);
  expect(await names("person")).toContain("customers");
});

it("goes by other permissions within a second", async () => {
  permissions = ["caller", "words:read"];
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const shown = await names(secret);
  expect([shown.includes("regions"), shown.includes("words")]).toEqual([false, true]);
  permissions = ["caller", "regions:read"];
});

it("refuses what is people's, without asking a server", async () => {
  const before = upstream.asked.length;
  const { errors } = await gateway.ask("{ notifications { totalCount: edges { cursor } } }", { token: other });
  expect(errors[0]?.extensions.code).toBe("FORBIDDEN");
  expect(upstream.asked.slice(before).filter(({ path }) => !path.includes("loginWithToken"))).toEqual([]);
});

it("counts the operations of each token by itself, up to its own rate", async () => {
  const ask = () => gateway.ask("{ me { id } }", { token: other });
  const codes = [];
  for (let n = 0; n < 3; n++) codes.push((await ask()).errors[0]?.extensions.code ?? null);
  expect(codes.at(-1)).toBe("RATE_LIMITED");
  expect((await gateway.ask("{ me { id } }", { token: secret })).status).toBe(200);
  expect((await gateway.ask("{ me { id } }", { token: "person" })).status).toBe(200);
});

it("asks anew where a token that is good from one address comes from another", async () => {
  goodFrom = "203.0.113.7";
  const from = async (address: string) => {
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: {
        ...{ "content-type": "application/json", authorization: `Bearer ${secret}` },
        "x-forwarded-for": address,
      },
      body: JSON.stringify({ query: "{ regions { items { id } } }" }),
    });
    return ((await answer.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;
  };
  expect(await from("203.0.113.7")).not.toBe("UNAUTHENTICATED");
  expect(await from("203.0.113.8")).toBe("UNAUTHENTICATED");
  goodFrom = null;
});

it.each(["{ regions { items { id } } }", "{ me { id } }"])("says why a token is refused: %s", async (query) => {
  const { errors } = await gateway.ask(query, { token: revoked });
  expect(errors).toMatchObject([{ message: "This token has been revoked.", extensions: { code: "UNAUTHENTICATED" } }]);
});
