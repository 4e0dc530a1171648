import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";

/** A way between two types: a field or argument of the one that gives or takes the other. */
export interface TypeLink {
  /** The type at the other end. */
  type: string;
  /** "Query.customers", "Query.customers(filter:)", or "is one of" a union. */
  by: string;
}

interface Step {
  from: string;
  to: string;
  by: string;
}

function stepsOf(type: GraphQLNamedType): Step[] {
  const step = (to: GraphQLNamedType, by: string): Step => ({ from: type.name, to: to.name, by });
  if (isUnionType(type)) return type.getTypes().map((one) => step(one, `one of ${type.name}`));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => step(getNamedType(field.type), `${type.name}.${field.name}`));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return [
    ...type.getInterfaces().map((one) => step(one, `${type.name} implements ${one.name}`)),
    ...Object.values(type.getFields()).flatMap((field) => [
      step(getNamedType(field.type), `${type.name}.${field.name}`),
      ...field.args.map((arg) => step(getNamedType(arg.type), `${type.name}.${field.name}(${arg.name}:)`)),
    ]),
  ];
}

const isOwn = (name: string) => !name.startsWith("__");

interface TypeEntry {
  name: string;
  /** "Object type", "Enum" */
  kind: string;
  description: string;
  /** "email: String!" of each field, or an enum's values. */
  members: readonly string[];
}

/** Which type uses which, in the part of the schema that the caller may see. */
export interface TypeMap {
  /** By name, without introspection's own. */
  types: readonly TypeEntry[];
  usedBy: (name: string) => readonly TypeLink[];
  leadsTo: (name: string) => readonly TypeLink[];
}

function kindOf(type: GraphQLNamedType): string {
  if (isObjectType(type)) return "Object type";
  if (isInterfaceType(type)) return "Interface";
  if (isUnionType(type)) return "Union";
  if (isEnumType(type)) return "Enum";
  return isScalarType(type) ? "Scalar" : "Input type";
}

function membersOf(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields()).map(({ name, type: given }) => `${name}: ${String(given)}`);
}

export function typeMapOf(schema: GraphQLSchema): TypeMap {
  const all = Object.values(schema.getTypeMap()).filter(({ name }) => isOwn(name));
  const steps = all.flatMap(stepsOf).filter(({ from, to }) => isOwn(from) && isOwn(to));
  // Text and numbers lead nowhere, and everything to them.
  const built = new Set(all.filter(isSpecifiedScalarType).map(({ name }) => name));
  return {
    types: all
      .map((type) => ({
        name: type.name,
        kind: kindOf(type),
        description: type.description ?? "",
        members: membersOf(type),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    usedBy: (name) => steps.filter(({ to }) => to === name).map(({ from, by }) => ({ type: from, by })),
    leadsTo: (name) =>
      steps.filter(({ from, to }) => from === name && !built.has(to)).map(({ to, by }) => ({ type: to, by })),
  };
}
