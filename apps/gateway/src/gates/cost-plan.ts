import {
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";

import { introspectionFields, introspectionWeight, meanSize } from "./introspection-cost.ts";

type Variables = Readonly<Record<string, unknown>>;

/** The number of rows of a list, given the variables. */
type Rows = (variables: Variables) => number;

/** The cost of one field: its weight, times the rows of its own and all surrounding lists. */
export interface CostTerm {
  field: string;
  weight: number;
  rows: readonly Rows[];
}

/** Root fields are server calls, even without an explicit cost. */
const rootWeight = 1;

const weightOf = ({ astNode }: GraphQLField<unknown, unknown>): number | null => {
  const cost = astNode?.directives?.find(({ name }) => name.value === "cost");
  const weight = cost?.arguments?.find(({ name }) => name.value === "weight")?.value;
  return weight?.kind === Kind.INT ? Number(weight.value) : null;
};

const sizeIn = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "size" in value ? value.size : value;

const countOr = (value: unknown, otherwise: number) =>
  typeof value === "number" && Number.isFinite(value) ? Math.max(1, value) : otherwise;

/** `absent` if there is no value; `unsaid` if the value has no size. */
function rowsFrom(value: ValueNode | undefined, absent: number, unsaid: number): Rows {
  if (value?.kind === Kind.INT) return () => Math.max(1, Number(value.value));
  if (value?.kind === Kind.VARIABLE) {
    return (variables) => {
      const given = variables[value.name.value];
      return given === undefined ? absent : countOr(sizeIn(given), unsaid);
    };
  }
  if (value?.kind === Kind.OBJECT) {
    return rowsFrom(value.fields.find(({ name }) => name.value === "size")?.value, unsaid, unsaid);
  }
  return () => absent;
}

/**
 * The default size of a page argument without a size. The list's own default only applies if the whole argument is
 * omitted.
 */
function unsaidSize({ type }: GraphQLArgument): number {
  const input = getNamedType(type);
  return countOr(isInputObjectType(input) ? input.getFields()["size"]?.defaultValue : undefined, 1);
}

/** Lists take their size from `page` or `first`; a page that is a number says which one, not how long it is. */
function rowsOf(args: readonly GraphQLArgument[], node: FieldNode): Rows | null {
  const sized = args.find(
    ({ name, type }) => (name === "page" && isInputObjectType(getNamedType(type))) || name === "first",
  );
  if (!sized) return null;
  const given = node.arguments?.find(({ name }) => name.value === sized.name)?.value;
  return rowsFrom(given, countOr(sizeIn(sized.defaultValue), 1), unsaidSize(sized));
}

/** A term as seen from further out: with a longer path and more surrounding rows. */
const within = ({ field, weight, rows }: CostTerm, path: string, around: readonly Rows[]): CostTerm => ({
  field: path === "" ? field : `${path}.${field}`,
  weight,
  rows: around.length === 0 ? rows : [...around, ...rows],
});

/** Computes the terms of each fragment once, however often it is spread. */
class Planner {
  readonly #schema: GraphQLSchema;
  readonly #root: GraphQLCompositeType;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #known = new Map<FragmentDefinitionNode, CostTerm[]>();

  constructor(schema: GraphQLSchema, document: DocumentNode, root: GraphQLCompositeType) {
    this.#schema = schema;
    this.#root = root;
    this.#fragments = new Map(
      document.definitions
        .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
        .map((fragment) => [fragment.name.value, fragment]),
    );
  }

  termsOf(type: GraphQLCompositeType, { selections }: SelectionSetNode): CostTerm[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return this.#field(type, selection);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(type, selection.name.value);
      return this.termsOf(this.#conditionOr(type, selection), selection.selectionSet);
    });
  }

  #field(type: GraphQLCompositeType, node: FieldNode): CostTerm[] {
    const name = node.name.value;
    const field = this.#fieldOf(type, name);
    if (!field) return [];
    const isOfSchema = type.name.startsWith("__");
    const own = isOfSchema ? this.#meanRows(type, name) : rowsOf(field.args, node);
    const rows = own ? [own] : [];
    const weight = weightOf(field) ?? (isOfSchema ? introspectionWeight : type === this.#root ? rootWeight : 0);
    const returned = getNamedType(field.type);
    const inner = node.selectionSet && isCompositeType(returned) ? this.termsOf(returned, node.selectionSet) : [];
    const terms = inner.map((term) => within(term, name, rows));
    return weight > 0 ? [{ field: name, weight, rows }, ...terms] : terms;
  }

  #fieldOf(type: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
    if (type === this.#schema.getQueryType() && name in introspectionFields) return introspectionFields[name];
    return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  }

  #meanRows(type: GraphQLCompositeType, name: string): Rows | null {
    const size = meanSize(this.#schema, type.name, name);
    return size === 1 ? null : () => size;
  }

  #fragment(around: GraphQLCompositeType, name: string): CostTerm[] {
    const fragment = this.#fragments.get(name);
    if (!fragment) return [];
    const known = this.#known.get(fragment);
    if (known) return known;
    const terms = this.termsOf(this.#conditionOr(around, fragment), fragment.selectionSet);
    this.#known.set(fragment, terms);
    return terms;
  }

  #conditionOr(around: GraphQLCompositeType, { typeCondition }: { typeCondition?: NamedTypeNode | undefined }) {
    const condition = typeCondition && this.#schema.getType(typeCondition.name.value);
    return isCompositeType(condition) ? condition : around;
  }
}

/**
 * The cost of a valid operation as a function of its variables. Each fragment is visited once, and the field limit
 * bounds the number of terms. Skippable fields count.
 */
export function costPlan(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): CostTerm[] {
  const root = schema.getRootType(operation);
  return root ? new Planner(schema, document, root).termsOf(root, selectionSet) : [];
}
