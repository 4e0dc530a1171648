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
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";

type Variables = Readonly<Record<string, unknown>>;

/** How many rows a list brings, once the variables are known. */
type Rows = (variables: Variables) => number;

/** One field that costs something: its weight, once for each row of the lists around it and of its own. */
export interface CostTerm {
  field: string;
  weight: number;
  rows: readonly Rows[];
}

/** Root fields are calls to a server, also those that say nothing of their cost. */
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

/** `absent` where nothing is given; `unsaid` where what is given leaves its size out. */
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

/** The size of a page that leaves it out: the list's own is only for a page that is left out whole. */
function unsaidSize({ type }: GraphQLArgument): number {
  const input = getNamedType(type);
  return countOr(isInputObjectType(input) ? input.getFields()["size"]?.defaultValue : undefined, 1);
}

/** Lists say their size by `page` or `first`. */
function rowsOf(args: readonly GraphQLArgument[], node: FieldNode): Rows | null {
  const sized = args.find(({ name }) => name === "page" || name === "first");
  if (!sized) return null;
  const given = node.arguments?.find(({ name }) => name.value === sized.name)?.value;
  return rowsFrom(given, countOr(sizeIn(sized.defaultValue), 1), unsaidSize(sized));
}

/** All that an operation costs, but for its variables: made once for a document. Follows fragments; what may be skipped counts. */
export function costPlan(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CostTerm[] {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const root = schema.getRootType(operation.operation);
  const terms: CostTerm[] = [];

  const visitField = (type: GraphQLCompositeType, node: FieldNode, around: readonly Rows[], path: string) => {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return;
    const own = rowsOf(field.args, node);
    const rows = own ? [...around, own] : around;
    const weight = weightOf(field) ?? (type === root ? rootWeight : 0);
    const name = path === "" ? node.name.value : `${path}.${node.name.value}`;
    if (weight > 0) terms.push({ field: name, weight, rows });
    const returned = getNamedType(field.type);
    if (node.selectionSet && isCompositeType(returned)) visitSet(returned, node.selectionSet, rows, name);
  };

  const visitSet = (type: GraphQLCompositeType, set: SelectionSetNode, around: readonly Rows[], path: string) => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        visitField(type, selection, around, path);
        continue;
      }
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      const condition = inner?.typeCondition && schema.getType(inner.typeCondition.name.value);
      if (inner) visitSet(isCompositeType(condition) ? condition : type, inner.selectionSet, around, path);
    }
  };

  if (root) visitSet(root, operation.selectionSet, [], "");
  return terms;
}
