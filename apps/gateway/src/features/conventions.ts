import {
  Kind,
  parse,
  type DocumentNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from "graphql";
import type { GatewayContext } from "./context.ts";
import type { Loaders } from "./loaders.ts";

/** The loader for each type that others refer to by id. */
const loaderOf = {
  BookedLesson: "bookedLesson",
  CancellationPolicy: "cancellationPolicy",
  ConfirmedLesson: "confirmedLesson",
  Curriculum: "curriculum",
  Customer: "customer",
  CustomerPod: "customerPod",
  File: "file",
  Lead: "lead",
  Learner: "learner",
  LessonRequest: "lessonRequest",
  OnboardedTutor: "onboardedTutor",
  Region: "region",
  StaffUser: "staff",
  Tutor: "tutor",
} as const satisfies Record<string, keyof Loaders>;

type UpstreamRecord = Readonly<Record<string, unknown>>;
type FieldResolver = (record: UpstreamRecord, args: unknown, context: GatewayContext) => unknown;

const idOf: FieldResolver = ({ _id, id }) => _id ?? id;

/** Loads what `ownerId` refers to, for the field `owner`. Actions of the servers themselves have no person. */
function reference(field: string, loader: (typeof loaderOf)[keyof typeof loaderOf]): FieldResolver {
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
  if (args.length > 0 || target === null || !(target in loaderOf)) return null;
  return reference(name.value, loaderOf[target as keyof typeof loaderOf]);
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
