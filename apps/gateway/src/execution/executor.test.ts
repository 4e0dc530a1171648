import { makeExecutableSchema } from "@graphql-tools/schema";
import { parse, type DocumentNode, type ExecutionResult } from "graphql";
import { UpstreamError } from "../errors/upstream-error.ts";
import { schema } from "../features/schema.ts";
import { contextFor, type Who } from "../testing/context.ts";
import { aPage, aPolicy, aRegion } from "../testing/records.ts";
import { compiledAtUse, Executor } from "./executor.ts";

const context = contextFor("super-admin");

const small = makeExecutableSchema({
  typeDefs: `
    enum Order { UP DOWN }
    input Inner { order: Order! = DOWN }
    input Page { number: Int! = 1 size: Int! = 2 order: Order! = DOWN inner: Inner }
    input Filter { name: String any: [Filter!] }
    input Around { filter: Filter! }
    type Query { list(size: Int! = 1): [Thing!] asked(page: Page, pages: [Page!]): String matching(filter: Filter, around: Around): String thing(fails: String): Thing needed: Thing! }
    type Thing { id: ID! name: String! inner: Thing optional: String }
  `,
  resolvers: {
    Query: {
      list: (_: unknown, { size }: { size: number }) => Array.from({ length: size }, (_, id) => ({ id, name: "n" })),
      thing: (_: unknown, { fails }: { fails?: string }) => {
        if (fails === "plainly") throw new Error("connect ECONNREFUSED 10.0.0.7");
        if (fails === "upstream") throw UpstreamError.silent("v2", null);
        return { id: "1", name: fails === "name" ? null : "n", optional: "o", inner: { id: "2", name: null } };
      },
      asked: (_: unknown, given: object) => JSON.stringify(given),
      matching: (_: unknown, given: object) => JSON.stringify(given),
      needed: () => Promise.reject(UpstreamError.refused("v1", 503, null)),
    },
  },
});

interface Seen {
  interpreted: ExecutionResult;
  compiled: ExecutionResult;
}

/** The same operation before and after it is compiled. */
async function bothWays(
  query: string,
  variables: Record<string, unknown> = {},
  on = new Executor(small),
  who = context,
): Promise<Seen> {
  const document = parse(query);
  const results: ExecutionResult[] = [];
  for (let use = 1; use <= compiledAtUse; use += 1) {
    results.push(await on.execute({ document, operationName: undefined, variables, context: who }));
  }
  const [interpreted, compiled] = [results[0], results.at(-1)];
  return { interpreted: interpreted!, compiled: compiled! };
}

const told = ({ errors = [] }: ExecutionResult) =>
  errors.map(({ message, path, locations, extensions, originalError }) => ({
    message,
    path,
    locations,
    extensions,
    cause: originalError?.constructor.name,
  }));

describe("a compiled operation answers as an interpreted one", () => {
  it.each([
    ["data", "{ thing { id name optional } list(size: 3) { id } }"],
    [
      "what is skipped and included",
      "query ($yes: Boolean = true) { thing { id name @skip(if: $yes) optional @include(if: $yes) } }",
    ],
    ["an error of a server, with code and source", '{ thing(fails: "upstream") { id } list { id } }'],
    ["a fault, with its cause", '{\n  list { id }\n  other: thing(fails: "plainly") { id }\n}'],
    [
      "null in a field that must not be, passed up to the nearest that may",
      '{ thing(fails: "name") { id name } list { id } }',
    ],
    ["such a null further down", "{ thing { id inner { id name } } }"],
    ["an error that blanks the whole answer", "{ list { id } needed { id } }"],
  ])("with %s", async (_, query) => {
    const { interpreted, compiled } = await bothWays(query);
    expect(compiled.data).toEqual(interpreted.data);
    expect(told(compiled)).toEqual(told(interpreted));
  });

  it("with variables that differ from call to call", async () => {
    const executor = new Executor(small);
    const document = parse("query ($size: Int!) { list(size: $size) { id } }");
    const sizes: unknown[] = [];
    for (const size of [1, 2, 3, 4, 5]) {
      const { data } = await executor.execute({ document, operationName: undefined, variables: { size }, context });
      sizes.push((data as { list: unknown[] }).list.length);
    }
    expect(sizes).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ["nothing", {}],
    ["null", { page: null }],
    ["an object without its fields", { page: {} }],
    ["some of its fields, and one within", { page: { number: 3, inner: {} } }],
    ["several in a list", { pages: [{ size: 5 }, {}] }],
  ])("with the defaults of an input object that is given %s", async (_, variables) => {
    const { interpreted, compiled } = await bothWays(
      "query ($page: Page, $pages: [Page!]) { asked(page: $page, pages: $pages) }",
      variables,
    );
    expect(interpreted.errors).toBeUndefined();
    expect(compiled).toEqual(interpreted);
  });

  it.each([
    ["nothing", {}],
    ["the one", { size: 2 }],
    ["the other", { page: { number: 4 } }],
    ["null for what has a default", { size: null }],
  ])("with the defaults of required variables that are given %s", async (_, variables) => {
    const { interpreted, compiled } = await bothWays(
      "query ($page: Page! = { size: 7, order: UP }, $size: Int! = 3) { asked(page: $page) list(size: $size) { id } }",
      variables,
    );
    expect(compiled.data).toEqual(interpreted.data);
    expect(compiled.errors?.length).toBe(interpreted.errors?.length);
  });

  it("with the operation that is named", async () => {
    const executor = new Executor(small);
    const document = parse("query A { thing { id } } query B { thing { name } }");
    const ask = (operationName: string) => executor.execute({ document, operationName, variables: {}, context });
    for (let use = 0; use <= compiledAtUse; use += 1) {
      expect([(await ask("A")).data, (await ask("B")).data]).toEqual([
        { thing: { id: "1" } },
        { thing: { name: "n" } },
      ]);
    }
    for (let use = 0; use <= compiledAtUse; use += 1) {
      const { data, errors } = await ask("C");
      expect([data, errors?.[0]?.message]).toEqual([undefined, 'Unknown operation named "C".']);
    }
  });
});

it("calls variables that do not fit the caller's mistake", async () => {
  const { compiled } = await bothWays("query ($size: Int!) { list(size: $size) { id } }", { size: "three" });
  expect(compiled.data).toBeUndefined();
  expect(told(compiled)).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT" }, locations: [{ line: 1, column: 8 }] },
  ]);
  expect(compiled.errors?.[0]?.message).toContain('"$size"');
});

it("does not make up a code for a fault, which would be shown to the caller", async () => {
  const { compiled } = await bothWays('{ thing(fails: "plainly") { id } }');
  expect(compiled.errors?.[0]?.extensions).toEqual({});
});

describe("a document's gates hold when it is compiled", () => {
  const query = "{ regions { items { id cancellationPolicy { name } } } }";
  const fakes = {
    region: { list: () => Promise.resolve(aPage([aRegion()])) },
    cancellationPolicy: { all: () => Promise.resolve([aPolicy()]) },
  };

  it.each<[Who, string]>([
    ["no role", "FORBIDDEN"],
    ["unknown role", "FORBIDDEN"],
    ["signed out", "UNAUTHENTICATED"],
  ])("against %s", async (who, code) => {
    const executor = new Executor(schema);
    const document = parse(query);
    const ask = (as: Who) =>
      executor.execute({ document, operationName: undefined, variables: {}, context: contextFor(as, fakes) });
    // Somebody who may made it compiled; it is then the same document for everybody.
    for (let use = 0; use < compiledAtUse; use += 1) expect((await ask("admin")).errors).toBeUndefined();
    expect(await ask(who)).toMatchObject({ data: { regions: null }, errors: [{ extensions: { code } }] });
    expect((await ask("admin")).data).toMatchObject({
      regions: { items: [{ cancellationPolicy: { name: "Standard" } }] },
    });
  });
});

it("compiles a document only when it comes again, and keeps nothing of one that the store has dropped", async () => {
  const executor = new Executor(small);
  let resolved = 0;
  const count = (document: DocumentNode) =>
    executor.execute({ document, operationName: undefined, variables: {}, context });
  for (let place = 0; place < 20; place += 1) {
    const { data } = await count(parse("{ thing { id } }"));
    resolved += data ? 1 : 0;
  }
  expect([resolved, executor.compiledCount]).toEqual([20, 0]);
  const again = parse("{ thing { id } }");
  for (let use = 0; use < compiledAtUse; use += 1) await count(again);
  expect(executor.compiledCount).toBe(1);
});

it.each([
  [
    "a filter that holds filters",
    "query ($filter: Filter) { matching(filter: $filter) }",
    { filter: { any: [{ any: [{ name: "n" }] }] } },
  ],
  [
    "what holds such a filter",
    "query ($around: Around!) { matching(around: $around) }",
    { around: { filter: { name: "n" } } },
  ],
])("never compiles an operation with a variable without end: %s", async (_, query, variables) => {
  const executor = new Executor(small);
  const { interpreted, compiled } = await bothWays(query, variables, executor);
  expect(executor.compiledCount).toBe(0);
  expect(compiled.data).toEqual({ matching: JSON.stringify(variables) });
  expect(compiled).toEqual(interpreted);
});

it("compiles an operation whose arguments are written out, of whatever type", async () => {
  const executor = new Executor(small);
  const { compiled } = await bothWays('{ matching(filter: { any: [{ name: "n" }] }) }', {}, executor);
  expect(executor.compiledCount).toBe(1);
  expect(compiled.data).toEqual({ matching: '{"filter":{"any":[{"name":"n"}]}}' });
});
