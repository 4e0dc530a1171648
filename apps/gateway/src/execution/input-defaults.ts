import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  valueFromASTUntyped,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";

type Variables = Readonly<Record<string, unknown>>;

function filled(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return filled(type.ofType, value);
  if (isListType(type)) return Array.isArray(value) ? value.map((one) => filled(type.ofType, one)) : value;
  if (!isInputObjectType(type) || typeof value !== "object" || value === null) return value;
  const given = value as Record<string, unknown>;
  const whole = { ...given };
  for (const { name, type: fieldType, astNode } of Object.values(type.getFields())) {
    if (given[name] !== undefined) whole[name] = filled(fieldType, given[name]);
    else if (!(name in given) && astNode?.defaultValue) whole[name] = valueFromASTUntyped(astNode.defaultValue);
  }
  return whole;
}

/**
 * Applies default values of input fields to an operation's variables. Compiled operations do not: they reject an
 * omitted required field that has a default.
 */
export function inputDefaults(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): (given: Variables | undefined) => Variables | undefined {
  const types = (operation.variableDefinitions ?? [])
    .map(({ variable, type }) => [variable.name.value, typeFromAST(schema, type as never) as GraphQLInputType] as const)
    .filter(([, type]) => isInputObjectType(getNamedType(type)));
  if (types.length === 0) return (given) => given;
  return (given) =>
    given && {
      ...given,
      ...Object.fromEntries(
        types.filter(([name]) => given[name] !== undefined).map(([name, type]) => [name, filled(type, given[name])]),
      ),
    };
}
