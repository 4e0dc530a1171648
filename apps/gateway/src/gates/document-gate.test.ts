import fc from "fast-check";
import { Kind, parse, TokenKind, visit, type DocumentNode, type OperationDefinitionNode } from "graphql";
import { costPlan } from "./cost-plan.ts";
import { limits } from "./operation-limits.ts";
import { publicCalls } from "./rate-gate.ts";
import { schema } from "../features/schema.ts";
import { fragmentGraphs } from "../testing/fragment-graphs.ts";
import { refusalsOf } from "./document-refusals.ts";

const mostVisitsPerToken = 4;

/** Counts the selections of a document each time that they are walked over. */
function counted(document: DocumentNode): () => number {
  let visits = 0;
  visit(document, {
    SelectionSet: (node) => {
      const { selections } = node;
      Object.defineProperty(node, "selections", {
        get: () => {
          visits += selections.length;
          return selections;
        },
      });
    },
  });
  return () => visits;
}

function tokensOf({ loc }: DocumentNode): number {
  let count = 0;
  for (let token = loc?.startToken; token; token = token.next ?? undefined) {
    if (token.kind !== TokenKind.COMMENT) count += 1;
  }
  return count;
}

/** All that happens to a document before it is refused or executed. */
function lookedAt(document: DocumentNode): readonly { message: string }[] {
  const errors = refusalsOf(schema, document);
  if (errors.length > 0) return errors;
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    publicCalls(document, operation);
    costPlan(schema, document, operation);
  }
  return [];
}

it("visits at most four nodes for each token of any graph of fragments, before it refuses or executes it", () => {
  fc.assert(
    fc.property(fragmentGraphs(0), (source) => {
      let document: DocumentNode;
      try {
        document = parse(source, { maxLexicalTokens: limits.tokens });
      } catch {
        return;
      }
      const tokens = tokensOf(document);
      const visits = counted(document);
      lookedAt(document);
      expect(visits()).toBeLessThanOrEqual(mostVisitsPerToken * tokens);
    }),
    { numRuns: 200 },
  );
});

const doubling = (count: number) =>
  `{ ...F0 } ${Array.from({ length: count }, (_, place) => `fragment F${place} on Query { ...F${place + 1} ...F${place + 1} }`).join(" ")} fragment F${count} on Query { __typename }`;
const ring = (count: number) =>
  `{ ...F0 } ${Array.from({ length: count }, (_, place) => `fragment F${place} on Query { ...F${(place + 1) % count} }`).join(" ")}`;
const messagesOf = (source: string) => lookedAt(parse(source)).map(({ message }) => message);

it.each([
  [
    "that double at each step",
    doubling(40),
    "The operation has too many fields, with its fragments expanded: the limit is 2000.",
  ],
  ["in a ring", ring(50), "A fragment refers back to itself."],
  ["in a ring of 150", ring(150), "The operation has too many fragments: the limit is 50."],
  ["that lead back to themselves", ring(1), "A fragment refers back to itself."],
  [
    "nobody spreads, as others",
    `{ __typename } fragment A on Query { ${"me { ".repeat(limits.depth)} id ${"}".repeat(limits.depth)} }`,
    "The operation has too many levels: the limit is 10.",
  ],
])("refuses fragments %s, before the schema's rules see them", (_, source, message) => {
  expect(messagesOf(source)).toEqual([message]);
});

it("counts what a fragment holds as often as it is spread, and lets through what is within the limits", () => {
  expect(messagesOf(doubling(10))).toEqual([]);
  expect(messagesOf(doubling(11))).toHaveLength(1);
  const spread = (times: number) =>
    `{ ${"...A ".repeat(times)} } fragment A on Query { a: __schema { description } b: __schema { description } }`;
  expect(messagesOf(spread(limits.aliases / 2))).toEqual([]);
  expect(messagesOf(spread(limits.aliases / 2 + 1))).toEqual(["The operation has too many aliases: the limit is 30."]);
});

it("tells no more than some of what is wrong", () => {
  const wrong = Array.from({ length: 500 }, (_, place) => `wrong${place}`).join(" ");
  expect(messagesOf(`{ ${wrong} }`).length).toBeLessThan(12);
});

it("costs a fragment in each place where it is spread", () => {
  const source = `{ a: regions(page: { size: 3 }) { ...R } b: regions(page: { size: 5 }) { ...R } ...Q ...Q }
    fragment R on RegionPage { items { id } } fragment Q on Query { search(query: "a") { title } }`;
  const document = parse(source);
  const terms = costPlan(schema, document, document.definitions[0] as OperationDefinitionNode);
  expect(terms.map(({ field }) => field)).toEqual(["regions", "regions", "search", "search"]);
});
