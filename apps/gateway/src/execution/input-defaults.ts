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
 * Applies the default values of an operation's variables, and of the input fields in them. Compiled operations do not:
 * they reject what is required and was left out, though it has a default.
 */
export function inputDefaults(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): (given: Variables | undefined) => Variables | undefined {
  const variables = (operation.variableDefinitions ?? [])
    .map(({ variable, type, defaultValue }) => ({
      name: variable.name.value,
      type: typeFromAST(schema, type as never) as GraphQLInputType,
      usual: defaultValue && valueFromASTUntyped(defaultValue),
    }))
    .filter(({ type, usual }) => usual !== undefined || isInputObjectType(getNamedType(type)));
  if (variables.length === 0) return (given) => given;
  return (given = {}) => ({
    ...given,
    ...Object.fromEntries(
      variables.flatMap(({ name, type, usual }) => {
        const value = given[name] === undefined ? usual : given[name];
        return value === undefined ? [] : [[name, filled(type, value)]];
      }),
    ),
  });
}
