import {
  Kind,
  parse,
  type DocumentNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from "graphql";
import type { GatewayContext } from "./context.ts";
import { fieldNameOf, isRecordName } from "../records/record-kinds.ts";
import type { Loaders } from "./loaders.ts";

/** Loaders of one record by its id. */
type LoaderName = Exclude<keyof Loaders, "clear">;

/** The loaders of types that are not loaded by the list of their own kind. */
const loaderOf: Readonly<Record<string, LoaderName>> = {
  File: "file",
  OnboardedTutor: "onboardedTutor",
  StaffUser: "staff",
};

/** The loader for references to a type; null if it is no kind of record. */
const loaderFor = (type: string): LoaderName | null =>
  loaderOf[type] ?? (isRecordName(type) ? fieldNameOf(type) : null);

type UpstreamRecord = Readonly<Record<string, unknown>>;
type FieldResolver = (record: UpstreamRecord, args: unknown, context: GatewayContext) => unknown;

const idOf: FieldResolver = ({ _id, id }) => _id ?? id;

/** Loads what `ownerId` refers to, for the field `owner`. Actions of the servers themselves have no person. */
function reference(field: string, loader: LoaderName): FieldResolver {
  return (record, _, { loaders }) => {
    const id = record[`${field}Id`];
    if (id === undefined) return record[field];
    return typeof id === "string" && id !== "" && id !== "system" ? loaders[loader].load(id) : null;
  };
}

const nameOf = (type: TypeNode): string | null =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : type.kind === Kind.NON_NULL_TYPE ? nameOf(type.type) : null;

function resolverOf({ name, type, arguments: args = [] }: FieldDefinitionNode): FieldResolver | null {
  if (name.value === "id") return idOf;
  const target = nameOf(type);
  const loader = args.length > 0 || target === null ? null : loaderFor(target);
  return loader === null ? null : reference(name.value, loader);
}

const isRoot = ({ name }: ObjectTypeDefinitionNode) => ["Query", "Mutation", "Subscription"].includes(name.value);

/**
 * Resolvers derived from names in the schema: `id` is the servers' `_id`, and a field whose type is a record loads what
 * the field of the same name plus `Id` refers to. A resolver written by hand takes precedence.
 */
export function conventionalResolvers(typeDefs: string): Record<string, Record<string, FieldResolver>> {
  const document: DocumentNode = parse(typeDefs, { noLocation: true });
  const types = document.definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);
  return Object.fromEntries(
    types
      .filter((type) => !isRoot(type))
      .map(({ name, fields = [] }) => [
        name.value,
        Object.fromEntries(
          fields.flatMap((field) => {
            const resolver = resolverOf(field);
            return resolver ? [[field.name.value, resolver] as const] : [];
          }),
        ),
      ]),
  );
}
