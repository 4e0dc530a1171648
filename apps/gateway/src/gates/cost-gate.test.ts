import { parse, type OperationDefinitionNode } from "graphql";
import { costPlan } from "./cost-plan.ts";
import { schema } from "../features/schema.ts";
import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { aPage, aRegion, aViewer } from "../testing/records.ts";
import { startUpstream, type UpstreamServer } from "../testing/upstream-server.ts";
import { costLimit } from "./operation-limits.ts";
import { dearest, totalCost } from "./cost-gate.ts";

const planOf = (query: string) => {
  const document = parse(query);
  return costPlan(schema, document, document.definitions[0] as OperationDefinitionNode);
};

it.each([
  ["a record", '{ region(id: "r1") { id cancellationPolicy { name } } }', {}, 1],
  ["a list at its own size", "{ regions { items { id } } }", {}, 50],
  ["a list at a written size", "{ regions(page: { size: 100 }) { items { id } } }", {}, 200],
  ["a list at a size by variable", "query ($n: Int!) { regions(page: { size: $n }) { items { id } } }", { n: 10 }, 20],
  [
    "a list at a page by variable",
    "query ($p: PageInput!) { regions(page: $p) { items { id } } }",
    { p: { size: 7 } },
    14,
  ],
  ["a page that leaves its size out", "query ($p: PageInput!) { regions(page: $p) { items { id } } }", { p: {} }, 50],
  ["a stream", "{ notifications(first: 100) { unreadCount } }", {}, 100],
  ["what stands inside a list", "{ curriculums(page: { size: 10 }) { items { subdivisions { id } } } }", {}, 70],
  ["what a fragment brings", 'query { ...F } fragment F on Query { search(query: "a") { title } }', {}, 5],
  ["a list inside a record at its own size", '{ exam(id: "e1") { subjects { items { id } } } }', {}, 9],
  [
    "one whose page leaves its size out",
    '{ exam(id: "e1") { subjects(page: { number: 2 }) { items { id } } } }',
    {},
    26,
  ],
])("counts %s", (_, query, variables, total) => {
  expect(totalCost(planOf(query), variables)).toBe(total);
});

it("lets a whole exam be asked for as people write it first, and not every exam whole", () => {
  const tree = "subjects { items { topics { items { sections { items { lessons { items { title } } } } } } } }";
  expect(totalCost(planOf(`{ exam(id: "e1") { title ${tree} } }`), {})).toBeLessThanOrEqual(costLimit);
  expect(totalCost(planOf(`{ exams { items { title ${tree} } } }`), {})).toBeGreaterThan(costLimit);
});

it("names the field that costs most, over its aliases", () => {
  const query =
    "{ a: regions { items { id } } b: regions { items { id } } curriculums(page: { size: 30 }) { items { id } } }";
  expect(dearest(planOf(query), {})).toBe("regions");
});

describe("an operation that costs too much", () => {
  let upstream: UpstreamServer;
  let gateway: TestGateway;
  beforeAll(async () => {
    upstream = await startUpstream(({ path }) =>
      path.startsWith("/admin/login") ? { json: { user: aViewer() } } : { json: aPage([aRegion()]) },
    );
    gateway = await startGateway({ v1Url: upstream.url, v2Url: upstream.url });
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  const query = `query ($size: Int! = 10) { ${Array.from(
    { length: 30 },
    (_, place) => `a${place}: regions(page: { size: $size }) { items { id } }`,
  ).join(" ")} }`;

  it("is refused by its variables each time, and no server is asked", async () => {
    expect((await gateway.ask(query, { token: "t1" })).errors).toEqual([]);
    const small = await gateway.ask(query, { token: "t1", variables: { size: 50 } });
    expect(small.errors).toEqual([]);
    upstream.asked.splice(0);
    for (const size of [100, 100, 100, 100]) {
      const { status, data, errors } = await gateway.ask(query, { token: "t1", variables: { size } });
      expect([status, data]).toEqual([400, undefined]);
      expect(errors).toMatchObject([
        {
          message: `The operation costs 6000, and the limit is ${costLimit}; \`regions\` costs most.`,
          extensions: { code: "LIMIT_EXCEEDED" },
        },
      ]);
    }
    expect(upstream.asked.filter(({ path }) => path.startsWith("/admin/region"))).toEqual([]);
    expect((await gateway.ask(query, { token: "t1", variables: { size: 1 } })).errors).toEqual([]);
  });
});
