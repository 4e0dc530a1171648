import { Kind, type DocumentNode, type FieldDefinitionNode, type TypeNode } from "graphql";
import { toFacetQuery, toPage, type toListQuery } from "../records/list-page.ts";
import {
  dashed,
  fieldNameOf,
  hasCall,
  isEventOf,
  listQueryOf,
  recordNames,
  sortFieldsOf,
  type RecordName,
} from "../records/record-kinds.ts";
import type { RecordSource } from "../records/record-source.ts";
import type { GatewayContext } from "./context.ts";
import { mutationsOf } from "./record-mutations.ts";

type AnySource = RecordSource<{ _id: string }, string>;
type RootResolver = (root: unknown, args: never, context: GatewayContext) => unknown;
type ListArguments = Parameters<typeof toListQuery>[0];
type FacetArguments = Parameters<typeof toFacetQuery>[0];

const sourceOf =
  (type: RecordName) =>
  ({ sources }: GatewayContext): AnySource =>
    sources[fieldNameOf(type)];

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type));

const argumentsOf = ({ arguments: args = [] }: FieldDefinitionNode): ReadonlyMap<string, TypeNode> =>
  new Map(args.map(({ name, type }) => [name.value, type]));

const areNamed = (args: ReadonlyMap<string, TypeNode>, ...names: string[]): boolean =>
  args.size === names.length && names.every((name) => args.has(name));

const pluralOf = (name: string): string => (name.endsWith("y") ? `${name.slice(0, -1)}ies` : `${name}s`);

/** The schema's types by name, as far as lists need them. */
interface Types {
  values: ReadonlyMap<string, readonly string[]>;
  /** Input types with only plain fields, which both servers take as they are. */
  plainInputs: ReadonlySet<string>;
}

function typesOf({ definitions }: DocumentNode): Types {
  const enums = definitions.filter((node) => node.kind === Kind.ENUM_TYPE_DEFINITION);
  const inputs = definitions.filter((node) => node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION);
  const objects = new Set(inputs.map(({ name }) => name.value));
  objects.delete("DayRangeInput");
  const isPlain = ({ fields = [] }: (typeof inputs)[number]) =>
    fields.every(({ type }) => !objects.has(namedType(type)));
  return {
    values: new Map(enums.map(({ name, values = [] }) => [name.value, values.map((value) => value.name.value)])),
    plainInputs: new Set(inputs.filter(isPlain).map(({ name }) => name.value)),
  };
}

/** Whether each order of a list is a field of the server's list. */
const areOrdersKnown = (type: RecordName, values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => value.replace(/_(ASC|DESC)$/, "") in sortFieldsOf(type));

const isPlainFilter = (args: ReadonlyMap<string, TypeNode>, { plainInputs }: Types): boolean => {
  const filter = args.get("filter");
  return filter !== undefined && plainInputs.has(namedType(filter));
};

/** `lead(id)`, `leads(page, filter, sort)` and `leadFacets(by, filter)`. */
function queryResolver(type: RecordName, field: FieldDefinitionNode, types: Types): RootResolver | null {
  const name = fieldNameOf(type);
  const args = argumentsOf(field);
  const source = sourceOf(type);
  if (field.name.value === name && areNamed(args, "id"))
    return (_, { id }: { id: string }, context) => source(context).byId(id);
  if (!isPlainFilter(args, types)) return null;
  if (field.name.value === `${name}Facets` && areNamed(args, "by", "filter") && hasCall(type, "facets"))
    return (_, given: FacetArguments, context) => source(context).facets(toFacetQuery(given));
  const sort = args.get("sort");
  const isSorted = sort && areOrdersKnown(type, types.values.get(namedType(sort)) ?? []);
  if (
    !isSorted ||
    ![pluralOf(name), `${name}List`].includes(field.name.value) ||
    !areNamed(args, "page", "filter", "sort")
  )
    return null;
  return async (_, given: ListArguments, context) => toPage(await source(context).list(listQueryOf(type, given)));
}

/** `leadCreate`, `leadUpdate` and events such as `leadBookTrial`, whose call is `book-trial`. */
function mutationResolver(type: RecordName, field: FieldDefinitionNode): RootResolver | null {
  const name = fieldNameOf(type);
  if (!field.name.value.startsWith(name)) return null;
  const call = dashed(fieldNameOf(field.name.value.slice(name.length)));
  const writes = mutationsOf(type);
  if (call === "create" || call === "update") return hasCall(type, call) ? writes[call] : null;
  return isEventOf(type, call) ? writes.event(call) : null;
}

/**
 * Resolvers of root fields of a kind of record that differ in nothing from those of any other. A field is left out, and has
 * to be written, if its arguments, its orders or its call in the contract are not as usual.
 */
export function conventionalRoots(document: DocumentNode): Record<"Query" | "Mutation", Record<string, RootResolver>> {
  const types = typesOf(document);
  const fieldsOf = (root: string) =>
    document.definitions.flatMap((node) =>
      (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      node.name.value === root
        ? (node.fields ?? [])
        : [],
    );
  const answers = (field: FieldDefinitionNode, type: RecordName) =>
    [type, `${type}Page`, `${type}Payload`, "Facet"].includes(namedType(field.type));
  const resolved = (root: string, resolve: (type: RecordName, field: FieldDefinitionNode) => RootResolver | null) =>
    Object.fromEntries(
      fieldsOf(root).flatMap((field) => {
        const found = recordNames
          .filter((type) => answers(field, type))
          .map((type) => resolve(type, field))
          .find((resolver) => resolver !== null);
        return found ? [[field.name.value, found] as const] : [];
      }),
    );
  return {
    Query: resolved("Query", (type, field) => queryResolver(type, field, types)),
    Mutation: resolved("Mutation", mutationResolver),
  };
}
