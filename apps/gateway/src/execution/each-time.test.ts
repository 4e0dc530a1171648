import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { aPage, aRegion, aViewer } from "../testing/records.ts";
import { startUpstream, type Asked, type Reply, type UpstreamServer } from "../testing/upstream-server.ts";
import { compiledAtUse } from "./executor.ts";

/** Interpreted at first, compiled in the end: callers must not be able to tell. */
const times = compiledAtUse + 2;

const roleOf: Record<string, string> = { boss: "super-admin", nobody: "" };
let upstream: UpstreamServer;
let gateway: TestGateway;
let listed = aRegion();

function answer({ method, path }: Asked): Reply {
  const token = /^\/admin\/loginWithToken\/(.+)$/.exec(path)?.[1];
  if (token !== undefined) return { json: { user: aViewer({ _id: token, user_role: roleOf[token] ?? null }) } };
  if (method === "PATCH") return { status: 500, json: { error: "Out of order" } };
  return { json: aPage([listed]) };
}

beforeAll(async () => {
  upstream = await startUpstream(answer);
  gateway = await startGateway({ v1Url: upstream.url, v2Url: upstream.url });
});
beforeEach(() => {
  listed = aRegion();
  upstream.asked.splice(0);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const paths = (method: string) => upstream.asked.filter((one) => one.method === method).map(({ path }) => path);

/** The same operation, each time; request ids left out, of which each has its own. */
async function answers(query: string, token: string | undefined, variables: object = {}) {
  const seen: unknown[] = [];
  for (let time = 0; time < times; time += 1) {
    const { errors, ...others } = await gateway.ask(query, token === undefined ? { variables } : { token, variables });
    seen.push({
      ...others,
      errors: errors.map(({ extensions: { requestId, ...extensions }, ...error }) => ({ ...error, extensions })),
    });
  }
  return seen;
}
const eachTime = (one: unknown) => Array.from({ length: times }, () => one);

it("executes a write once, also where it fails, and answers with the same error", async () => {
  const save = 'mutation { regionUpdate(id: "r1", version: 1, input: { name: "A" }) { region { id } } }';
  expect(await answers(save, "boss")).toEqual(
    eachTime({
      status: 200,
      data: null,
      errors: [
        {
          message: "Out of order",
          path: ["regionUpdate"],
          locations: [{ line: 1, column: 12 }],
          extensions: { code: "UPSTREAM_UNAVAILABLE", source: "v2" },
        },
      ],
    }),
  );
  expect(paths("PATCH")).toHaveLength(times);
});

it("hides what a fault says of our insides, and keeps its place", async () => {
  listed = aRegion({ createdAt: "yesterday" });
  expect(await answers("{ regions { items { code createdAt } } }", "boss")).toMatchObject(
    eachTime({
      status: 200,
      errors: [
        {
          message: "An error occurred",
          path: ["regions", "items", 0, "createdAt"],
          extensions: { code: "INTERNAL_SERVER_ERROR" },
        },
      ],
    }),
  );
});

it("passes a null that must not be up to the nearest field that may be null", async () => {
  listed = aRegion({ createdAt: "yesterday" });
  const query = '{ __typename regions { items { createdAt } } code: regionByCode(code: "UK") { code } }';
  expect(await answers(query, "boss")).toMatchObject(
    eachTime({ data: { __typename: "Query", regions: null, code: { code: "UK" } } }),
  );
});

it("calls variables that do not fit the caller's mistake, and asks no server", async () => {
  const query = "query ($size: Int!) { regions(page: { size: $size }) { items { id } } }";
  expect(await answers(query, "boss", { size: "many" })).toMatchObject(
    eachTime({ data: undefined, errors: [{ extensions: { code: "BAD_USER_INPUT" } }] }),
  );
  expect(upstream.asked.filter(({ path }) => path.startsWith("/admin/region"))).toEqual([]);
});

it("fills in the defaults of input fields", async () => {
  const query = "query ($page: PageInput!) { regions(page: $page) { items { id } } }";
  await answers(query, "boss", { page: { number: 2 } });
  expect(paths("GET").filter((path) => path.startsWith("/admin/region"))).toEqual(
    eachTime("/admin/region?page=2&pageSize=25&sort=code"),
  );
});

it.each([
  ["nobody", "FORBIDDEN"],
  [undefined, "UNAUTHENTICATED"],
])("keeps the gate shut for %s when others have had the document compiled", async (token, code) => {
  const query = "query Gate { regions { items { id } } }";
  await answers(query, "boss");
  upstream.asked.splice(0);
  expect(await answers(query, token)).toMatchObject(
    eachTime({ data: { regions: null }, errors: [{ path: ["regions"], extensions: { code } }] }),
  );
  expect(upstream.asked.filter(({ path }) => path.startsWith("/admin/region"))).toEqual([]);
});

it("refuses by the variables of each request, not by those of the first", async () => {
  const query = `query ($size: Int!) { ${Array.from(
    { length: 30 },
    (_, place) => `a${place}: regions(page: { size: $size }) { items { id } }`,
  ).join(" ")} }`;
  await answers(query, "boss", { size: 1 });
  expect(await answers(query, "boss", { size: 100 })).toMatchObject(
    eachTime({ status: 400, errors: [{ extensions: { code: "LIMIT_EXCEEDED" } }] }),
  );
});
