import { collectSubFields } from "@graphql-tools/utils";
import {
  getArgumentValues,
  getNamedType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type OperationDefinitionNode,
} from "graphql";
import { LRUCache } from "lru-cache";

/** An argument for the older server: its type there and its value; null and undefined are not sent. */
export type UpstreamArguments = Readonly<Record<string, readonly [type: string, value: unknown]>>;

/** The older server's field for one of ours. */
export interface UpstreamField<Name extends string = string> {
  name: Name;
  /** Its arguments there, from the caller's. */
  args?: (args: never) => UpstreamArguments;
  /** A leaf there: an id, where we have the record. */
  isLeaf?: true;
}

/** Our fields of a type → the older server's; a computed field may need several. */
export type NamesOf<Name extends string = string> = Readonly<
  Record<string, Name | readonly Name[] | UpstreamField<Name>>
>;

/** The older server's field names for each of our types. */
export type FieldNames = Readonly<Record<string, NamesOf>>;

/** A field for the older server. All caller values are variables: `$v0`, `$v1`, … */
export interface Selection {
  text: string;
  variables: readonly (readonly [type: string, value: unknown])[];
}

/** Cached selections of root fields by operation, response name and variables. */
const written = new WeakMap<OperationDefinitionNode, LRUCache<string, Selection>>();
const writtenAtMost = { max: 50 };

/**
 * The caller's selection of this root field in the older server's names, with fragments inlined, skipped fields omitted
 * and duplicates merged. Operations repeat, so it is cached for equal variables.
 */
export function selectionOf(info: GraphQLResolveInfo, names: FieldNames): Selection {
  const { operation, path, variableValues } = info;
  const known = written.get(operation) ?? new LRUCache<string, Selection>(writtenAtMost);
  written.set(operation, known);
  const name = `${path.key} ${JSON.stringify(variableValues)}`;
  const selection = known.get(name) ?? write(info, names);
  known.set(name, selection);
  return selection;
}

function write(info: GraphQLResolveInfo, names: FieldNames): Selection {
  const writer = new Writer(info, names);
  const text = writer.field(info.parentType, info.fieldName, [...info.fieldNodes]).join(" ");
  return { text, variables: writer.variables };
}

const isGiven = (value: unknown) => value !== null && value !== undefined;

/** A field's arguments for the older server; none if it has none there, or all have defaults. */
function argumentsFor(
  info: Pick<GraphQLResolveInfo, "variableValues">,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  { args }: UpstreamField,
) {
  const given = args?.(getArgumentValues(field, node, info.variableValues) as never) ?? {};
  return Object.entries(given).filter(([, [, value]]) => isGiven(value));
}

/** The fields of a type selected below these nodes, each with all nodes that select it. */
function fieldsBelow(
  { schema, fragments, variableValues }: GraphQLResolveInfo,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): Map<string, FieldNode[]> {
  const { fields } = collectSubFields(schema, fragments, { coerced: variableValues, sources: {} }, type, [...nodes]);
  const byName = new Map<string, FieldNode[]>();
  for (const node of [...fields.values()].flat())
    byName.set(node.name.value, [...(byName.get(node.name.value) ?? []), node]);
  return byName;
}

/** The older server's names of the fields selected below this one. */
export function namesBelow(info: GraphQLResolveInfo, names: FieldNames): ReadonlySet<string> {
  const type = getNamedType(info.returnType);
  if (!isObjectType(type)) return new Set();
  const selected = [...fieldsBelow(info, type, info.fieldNodes).keys()];
  return new Set(selected.flatMap((name) => asField(names[type.name]?.[name] ?? []).map((asked) => asked.name)));
}

const responseName = ({ alias, name }: FieldNode) => alias?.value ?? name.value;

/** Response keys of fields with arguments, by the variables of one execution: the rows of a list share them. */
const keys = new WeakMap<object, Map<FieldNode, string>>();

/** The response key of a field: its own name, or one per alias if it has arguments. */
export function keyOf(info: GraphQLResolveInfo, asked: UpstreamField): string {
  const [node] = info.fieldNodes;
  if (!node || !asked.args) return asked.name;
  const known = keys.get(info.variableValues) ?? new Map<FieldNode, string>();
  keys.set(info.variableValues, known);
  const key = known.get(node) ?? keyFor(info, node, asked);
  known.set(node, key);
  return key;
}

function keyFor(info: GraphQLResolveInfo, node: FieldNode, asked: UpstreamField): string {
  const field = info.parentType.getFields()[info.fieldName];
  const given = field ? argumentsFor(info, field, node, asked) : [];
  return given.length === 0 ? asked.name : `${asked.name}_${responseName(node)}`;
}

export const asField = (name: NamesOf[string]): readonly UpstreamField[] => {
  if (typeof name === "string") return [{ name }];
  return "name" in name ? [name] : name.map((one) => ({ name: one }));
};

class Writer {
  readonly variables: [string, unknown][] = [];
  readonly #info: GraphQLResolveInfo;
  readonly #names: FieldNames;

  constructor(info: GraphQLResolveInfo, names: FieldNames) {
    this.#info = info;
    this.#names = names;
  }

  /** One of our fields, selected by these nodes. */
  field(type: GraphQLObjectType, name: string, nodes: FieldNode[]): string[] {
    const field = type.getFields()[name];
    const names = this.#names[type.name]?.[name];
    return field && names ? asField(names).flatMap((asked) => this.#asked(type, field, asked, nodes)) : [];
  }

  /** Fields with arguments are requested once per alias of the caller. */
  #asked(
    type: GraphQLObjectType,
    field: GraphQLField<unknown, unknown>,
    asked: UpstreamField,
    nodes: FieldNode[],
  ): string[] {
    const byName = new Map<string, FieldNode[]>();
    const givenOf = new Map<string, ReturnType<typeof argumentsFor>>();
    for (const node of nodes) {
      const given = asked.args ? argumentsFor(this.#info, field, node, asked) : [];
      const key = given.length === 0 ? "" : responseName(node);
      byName.set(key, [...(byName.get(key) ?? []), node]);
      givenOf.set(key, given);
    }
    return [...byName].map(([key, same]) => {
      const isRoot = type === this.#info.parentType;
      const alias = key === "" || isRoot ? "" : `${asked.name}_${key}: `;
      const given = (givenOf.get(key) ?? []).map(([name, value]) => `${name}: ${this.#variable(value)}`).join(", ");
      const below = asked.isLeaf ? "" : this.#below(field, same);
      return `${alias}${asked.name}${given && `(${given})`} ${below}`.trim();
    });
  }

  #variable([type, value]: readonly [string, unknown]): string {
    this.variables.push([type, value]);
    return `$v${this.variables.length - 1}`;
  }

  #below(field: GraphQLField<unknown, unknown>, nodes: FieldNode[]): string {
    const type = getNamedType(field.type);
    if (!isObjectType(type)) return "";

    const byName = fieldsBelow(this.#info, type, nodes);
    const selected = [...byName].flatMap(([name, same]) => this.field(type, name, same));
    // At least one field is needed, even if only `__typename` was selected.
    return `{ ${[...new Set(selected)].join(" ") || "__typename"} }`;
  }
}
