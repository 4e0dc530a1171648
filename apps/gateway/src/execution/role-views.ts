import { MapperKind, mapSchema, pruneSchema } from "@graphql-tools/utils";
import {
  execute,
  getNamedType,
  GraphQLError,
  specifiedRules,
  validate,
  type ExecutionResult,
  type GraphQLSchema,
} from "graphql";
import { LRUCache } from "lru-cache";
import type { Permission } from "@app/domain/permissions.ts";
import { demandsOf, publicFields } from "../permission/auth-directive.ts";
import type { Execution } from "./executor.ts";

/** The part of a schema that these permissions may use, without unreachable types. */
function viewFor(schema: GraphQLSchema, may: ReadonlySet<Permission>): GraphQLSchema {
  const isOpen = (needed: readonly Permission[]) => needed.every((permission) => may.has(permission));
  const open = mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => (isOpen(demandsOf(schema, type)) ? type : null),
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      if (publicFields.has(`${typeName}.${name}`)) return field;
      return isOpen([...demandsOf(schema, field), ...demandsOf(schema, getNamedType(field.type))]) ? field : null;
    },
  });
  return pruneSchema(open);
}

const invalid = ({ message, nodes }: GraphQLError) =>
  new GraphQLError(message, { nodes, extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400 } } });

/** How many views are kept; the least recently used goes. */
const mostViews = 50;

/**
 * The schema as each role sees it, and each set of permissions of service tokens. Introspection runs on the caller's own
 * view, created on first use.
 */
export class RoleViews {
  readonly #schema: GraphQLSchema;
  /** By permissions. */
  readonly #views = new LRUCache<string, GraphQLSchema>({ max: mostViews });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  of(may: ReadonlySet<Permission>): GraphQLSchema {
    const key = [...may].toSorted().join();
    const view = this.#views.get(key) ?? viewFor(this.#schema, may);
    this.#views.set(key, view);
    return view;
  }

  /** Executes an operation entirely on the caller's view; hidden fields do not exist there. */
  async execute({ document, operationName, variables, context }: Execution): Promise<ExecutionResult> {
    const schema = this.of(context.may);
    const errors = validate(schema, document, specifiedRules, { hideSuggestions: true });
    if (errors.length > 0) return { errors: errors.map(invalid) };
    return execute({ schema, document, operationName, variableValues: variables, contextValue: context });
  }
}
