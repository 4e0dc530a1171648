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
 * Whether a variable of the operation can hold itself, like a filter with filters in it. The compiler writes out the
 * reading of each variable level by level, and would never be done with such a one.
 */
export function hasRecursiveInput(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): boolean {
  return variableDefinitions.some(({ type }) => holdsItself(typeFromAST(schema, type as never) as GraphQLInputType));
}
