import type { Documents } from "./graphql-documents.ts";
import { oddHeaders } from "./headers.ts";
import type { Random } from "./random.ts";
import type { FuzzRequest } from "./request.ts";
import { anything, damaged, oddText } from "./values.ts";

/** Documents that are no operations of ours, each harmful in another way. */
const traps: readonly ((random: Random) => string)[] = [
  (random) => "{ a ".repeat(random.below(3_000)),
  (random) => {
    const count = random.below(60);
    const fragments = Array.from({ length: count }, (_, at) => `fragment F${at} on Query{...F${at + 1} ...F${at + 1}}`);
    return `{...F0} ${fragments.join(" ")} fragment F${count} on Query{__typename}`;
  },
  (random) => {
    const count = 1 + random.below(150);
    return `{...F0} ${Array.from({ length: count }, (_, at) => `fragment F${at} on Query{...F${(at + 1) % count}}`).join(" ")}`;
  },
  (random) => `{ ${Array.from({ length: random.below(600) }, (_, at) => `a${at}: regionss`).join(" ")} }`,
  (random) =>
    `query (${Array.from({ length: random.below(300) }, (_, at) => `$v${at}: Int`).join(" ")}) { __typename }`,
  (random) => `query ($a: ${"[".repeat(random.below(900))}Int) { __typename }`,
  (random) => `{ regions(filter: ${"{a:".repeat(random.below(700))}1) { items { id } } }`,
  (random) => `{ __schema { ${"types { fields { type { ".repeat(random.below(8))} name`,
  (random) => `{ __typename ${"@skip(if: false) ".repeat(random.below(60))} }`,
  () => `#${"x".repeat(120_000)}`,
  () => "type Query { a: Int } extend schema @a",
  oddText,
];

function textOf(random: Random, documents: Documents) {
  const isWrite = random.isChance(0.45);
  const { query, variables } = documents.operation(random, isWrite ? "mutation" : "query");
  const how = random.next();
  if (how < 0.6) return { kind: isWrite ? "a mutation" : "a query", query, variables };
  if (how < 0.85) return { kind: "a damaged document", query: damaged(random, query), variables };
  return { kind: "a document for no good", query: (random.pick(traps) ?? oddText)(random), variables: {} };
}

/** The body, usually a valid one. */
function bodyOf(random: Random, query: string, variables: object): string {
  if (random.isChance(0.9)) return JSON.stringify({ query, variables });
  return random.pick([
    JSON.stringify({
      query,
      variables: anything(random),
      operationName: anything(random),
      extensions: anything(random),
    }),
    JSON.stringify([{ query }, { query }]),
    JSON.stringify({ query: anything(random) }),
    damaged(random, JSON.stringify({ query, variables })),
    JSON.stringify(anything(random)),
    `{"query":"{ __typename }","variables":{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`,
  ]);
}

/** A GraphQL request to the gateway. */
export function graphqlRequest(random: Random, documents: Documents, person: string | null): FuzzRequest {
  const { kind, query, variables } = textOf(random, documents);
  const common = { to: "gateway", person } as const;
  const json = { "content-type": "application/json" };
  if (random.isChance(0.05)) {
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString().slice(0, 8_000);
    const headers = { "apollo-require-preflight": "1", ...oddHeaders(random) };
    return { ...common, what: "GET /graphql", method: "GET", path: `/graphql?${search}`, headers, body: null };
  }
  if (random.isChance(0.05)) {
    const asked = random.isChance(0.5) ? documents.operation(random, "subscription") : { query, variables };
    const headers = { ...json, accept: "text/event-stream", ...oddHeaders(random) };
    const body = bodyOf(random, asked.query, asked.variables);
    return { ...common, what: "a stream", method: "POST", path: "/graphql/stream", headers, body };
  }
  const headers = { ...json, ...oddHeaders(random) };
  return { ...common, what: kind, method: "POST", path: "/graphql", headers, body: bodyOf(random, query, variables) };
}
