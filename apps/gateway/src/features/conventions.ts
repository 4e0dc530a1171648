import {
  Kind,
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

/** Fields for who made a record. */
const makers = new Set(["author", "writtenBy"]);

/** What a record says of a field `owner`: `ownerId`, or `owner` itself, which is an id or a whole record. */
function referredBy(record: UpstreamRecord, field: string): unknown {
  const value = record[`${field}Id`];
  if (value !== undefined) return value;
  return record[field] === undefined && makers.has(field) ? record.createdBy : record[field];
}

/** Loads what a record refers to. Actions of the servers themselves have no person. */
function reference(field: string, loader: LoaderName): FieldResolver {
  return (record, _, { loaders }) => {
    const id = referredBy(record, field);
    if (typeof id !== "string") return id;
    return id === "" || id === "system" ? null : loaders[loader].load(id);
  };
}

/** Loads all that `tutorIds` refers to, for the field `tutors`; what no longer exists is left out. */
function references(field: string, loader: LoaderName): FieldResolver {
  const key = `${field.replace(/s$/, "")}Ids`;
  return (record, _, { loaders }) => {
    const ids = record[key];
    if (!Array.isArray(ids)) return record[field];
    const found: Promise<unknown>[] = (ids as string[]).map((id) => loaders[loader].load(id));
    return Promise.all(found).then((all) => all.filter((one) => one !== null));
  };
}

const isList = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE;

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

function resolverOf({ name, type, arguments: args = [] }: FieldDefinitionNode): FieldResolver | null {
  if (name.value === "id") return idOf;
  const loader = args.length > 0 ? null : loaderFor(nameOf(type));
  if (loader === null) return null;
  return isList(type) ? references(name.value, loader) : reference(name.value, loader);
}

/** Types whose fields are never references: the roots, and pages with their rows. */
const isApart = ({ name: { value } }: ObjectTypeDefinitionNode) =>
  ["Query", "Mutation", "Subscription"].includes(value) || value.endsWith("Page");

/**
 * Resolvers of fields, by their names in the schema: `id` is the servers' `_id`, a field whose type is a record loads what
 * the field of the same name plus `Id` refers to, and a list of records what that plus `Ids` does. A resolver written by
 * hand takes precedence.
 */
export function conventionalResolvers(document: DocumentNode): Record<string, Record<string, FieldResolver>> {
  const types = document.definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);
  return Object.fromEntries(
    types
      .filter((type) => !isApart(type))
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
