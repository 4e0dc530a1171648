import {
  getNamedType,
  isInputObjectType,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";

function holdsItself(type: GraphQLInputType | undefined, around: readonly GraphQLInputObjectType[] = []): boolean {
  const named = type && getNamedType(type);
  if (!isInputObjectType(named)) return false;
  if (around.includes(named)) return true;
  return Object.values(named.getFields()).some((field) => holdsItself(field.type, [...around, named]));
}

/**
 * Whether a variable's type contains itself, such as a filter with nested filters. The compiler unrolls each variable
 * level by level and would not terminate.
 */
export function hasRecursiveInput(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): boolean {
  return variableDefinitions.some(({ type }) => holdsItself(typeFromAST(schema, type as never) as GraphQLInputType));
}
