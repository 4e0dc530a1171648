import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  parse,
  print,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";

/** A list of the portal with its screen's query, and its possible variations. */
export interface List {
  name: string;
  query: string;
  /** Empty if its order is fixed. */
  sorts: readonly string[];
  /** Each value of closed and yes/no filters. */
  filters: readonly Readonly<Record<string, unknown>>[];
  /** Other filters, whose values depend on the data: whether each takes several. */
  open: Readonly<Record<string, "one" | "many">>;
  canSearch: boolean;
}

const features = fileURLToPath(new URL("../../../apps/web/src/features", import.meta.url));

/** The variables of a list's query, mostly with a sort; other screens are not plain lists. */
const wanted = ["page", "filter"];

function choicesOf(schema: GraphQLSchema, typeName: string) {
  const type = schema.getType(typeName);
  if (!isInputObjectType(type)) throw new Error(`${typeName} is no filter.`);
  const fields = Object.values(type.getFields());
  const filters = fields.flatMap(({ name, type: of }): Readonly<Record<string, unknown>>[] => {
    const named = getNamedType(of);
    if (isEnumType(named)) {
      const isMany = of.toString().startsWith("[");
      return named.getValues().map(({ name: value }) => ({ [name]: isMany ? [value] : value }));
    }
    return named.name === "Boolean" ? [true, false].map((value) => ({ [name]: value })) : [];
  });
  const open = fields
    .filter(({ name, type: of }) => {
      const named = getNamedType(of);
      return (isInputObjectType(named) || ["ID", "String", "Float"].includes(named.name)) && name !== "search";
    })
    .map(({ name, type: of }) => [name, of.toString().startsWith("[") ? "many" : "one"] as const);
  return { filters, open: Object.fromEntries(open), canSearch: fields.some(({ name }) => name === "search") };
}

/** An operation with all its fragments. */
function wholeText(operation: OperationDefinitionNode, all: readonly DocumentNode[]): string {
  const fragments = all.flatMap(({ definitions }) =>
    definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION),
  );
  const texts = new Map(fragments.map((fragment) => [fragment.name.value, print(fragment)]));
  const needed = new Set<string>();
  const need = (text: string) => {
    for (const [, name = ""] of text.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
      if (needed.has(name)) continue;
      needed.add(name);
      need(texts.get(name) ?? "");
    }
  };
  const text = print(operation);
  need(text);
  return [text, ...[...needed].map((name) => texts.get(name) ?? "")].join("\n");
}

function listOf(schema: GraphQLSchema, operation: OperationDefinitionNode, all: readonly DocumentNode[]): List | [] {
  const types = new Map(
    operation.variableDefinitions?.map(({ variable, type }) => [
      variable.name.value,
      print(type).replaceAll(/[[\]!]/g, ""),
    ]),
  );
  const others = [...types.keys()].filter((name) => !wanted.includes(name) && name !== "sort");
  if (others.length > 0 || !wanted.every((name) => types.has(name))) return [];
  const sort = schema.getType(types.get("sort") ?? "");
  return {
    name: operation.name?.value ?? "",
    query: wholeText(operation, all),
    sorts: isEnumType(sort) ? sort.getValues().map(({ name }) => name) : [],
    ...choicesOf(schema, types.get("filter") ?? ""),
  };
}

function readDocuments() {
  const documents = readdirSync(features, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".graphql"))
    .map((path) => parse(readFileSync(`${features}/${path}`, "utf8")));
  const operations = documents.flatMap(({ definitions }) =>
    definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION),
  );
  return { documents, operations };
}

/** A query of the portal by name. */
export function queryOf(name: string): string {
  const { documents, operations } = readDocuments();
  const operation = operations.find((one) => one.name?.value === name);
  if (!operation) throw new Error(`The portal has no query ${name}.`);
  return wholeText(operation, documents);
}

/** Every plain list of the portal, from its screens' documents. */
export function listsOf(schema: GraphQLSchema): readonly List[] {
  const { documents, operations } = readDocuments();
  return operations
    .flatMap((operation) => listOf(schema, operation, documents))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
