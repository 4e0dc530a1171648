import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type GraphQLField,
  type GraphQLSchema,
} from "graphql";

/** The cost of one introspection value. The full schema query of common tools comes to a quarter of the limit. */
export const introspectionWeight = 0.02;

/** `__schema` and `__type`, which belong to no type but can be selected at the query root. */
export const introspectionFields: Readonly<Record<string, GraphQLField<unknown, unknown>>> = {
  [SchemaMetaFieldDef.name]: SchemaMetaFieldDef,
  [TypeMetaFieldDef.name]: TypeMetaFieldDef,
};

/** The mean length of each introspection list, by type and field. */
function meanSizes(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const types = Object.values(schema.getTypeMap());
  const directives = schema.getDirectives();
  const withFields = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = withFields.flatMap((type) => Object.values(type.getFields()));
  const count = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);
  const perType = (lengths: readonly number[]) => count(lengths) / types.length;
  return new Map([
    ["__Schema.types", types.length],
    ["__Schema.directives", directives.length],
    ["__Type.fields", perType([fields.length])],
    ["__Type.interfaces", perType(withFields.map((type) => type.getInterfaces().length))],
    ["__Type.possibleTypes", perType(types.filter(isUnionType).map((type) => type.getTypes().length))],
    ["__Type.enumValues", perType(types.filter(isEnumType).map((type) => type.getValues().length))],
    [
      "__Type.inputFields",
      perType(types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()).length)),
    ],
    // Most types are neither lists nor required, so half of the chain ends at each step.
    ["__Type.ofType", 0.5],
    ["__Field.args", count(fields.map(({ args }) => args.length)) / fields.length],
    ["__Directive.args", count(directives.map(({ args }) => args.length)) / directives.length],
    ["__Directive.locations", count(directives.map(({ locations }) => locations.length)) / directives.length],
  ]);
}

const known = new WeakMap<GraphQLSchema, ReadonlyMap<string, number>>();

/** The mean number of values of an introspection field; 1 if it is not a list. */
export function meanSize(schema: GraphQLSchema, typeName: string, fieldName: string): number {
  const sizes = known.get(schema) ?? meanSizes(schema);
  known.set(schema, sizes);
  return sizes.get(`${typeName}.${fieldName}`) ?? 1;
}
