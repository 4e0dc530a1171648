import {
  Kind,
  type DefinitionNode,
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
  type StringValueNode,
  type TypeNode,
} from "graphql";

/** What stands in a schema and is described. */
interface Described {
  readonly name: { readonly value: string };
  readonly description?: StringValueNode | undefined;
  readonly loc?: { readonly startToken: { readonly line: number }; readonly source: { readonly name: string } };
}
type Fielded = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;
type Input = InputObjectTypeDefinitionNode;

/** Fields that mean the same in every type. */
const ofFields: Readonly<Record<string, string>> = {
  id: "24 hexadecimal characters that never change.",
  version: "Goes up by one with each save; send it back with an update.",
  createdAt: "When it was created.",
  updatedAt: "When it was last saved.",
  updatedBy: "Who last saved it; null for the system.",
  userErrors: "Why the change was refused; empty if it was made.",
  items: "The rows of this page.",
  pageInfo: "The position of this page in the list.",
  edges: "The entries of this part.",
  cursor: "The position of the entry; pass it as `after` to continue from here.",
};

/** Arguments that mean the same in every field. */
const ofArguments: Readonly<Record<string, string>> = {
  id: "The record's id.",
  version: "The version you last read. If the record has been saved since, the change is refused.",
  level: "Which of the three levels it is on.",
  idempotencyKey: "A repeated request with the same key is carried out only once.",
  page: "Which page to return.",
  filter: "Which rows to include.",
  sort: "The order of the rows.",
  first: "How many to return, from 1 to 100.",
  after: "The `endCursor` of the part before; leave out to start with the newest.",
};

const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
const withArticle = (name: string) => `${/^[aeiou]/i.test(name) ? "an" : "a"} ${spaced(name)}`;
const typeName = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type));

/** Types that mean the same for every record, by how their names end. */
const ofTypes: readonly (readonly [ending: RegExp, words: (record: string) => string])[] = [
  [/Page$/, () => "One page of a list."],
  [/Filter$/, () => "Conditions for a list; a row must meet all that are given."],
  [/Sort$/, () => "The orders of a list."],
  [/Payload$/, () => "The outcome of a change."],
  [/Edge$/, () => "An entry and its position."],
  [/Connection$/, () => "Part of a longer list, newest first."],
  [/CreateInput$/, (record) => `A new ${spaced(record)}.`],
  [/UpdateInput$/, (record) => `Changes to ${withArticle(record)}. Fields that are left out keep their values.`],
];

const wordsOfType = (name: string) => {
  const found = ofTypes.find(([ending]) => ending.test(name));
  return found?.[1](name.replace(found[0], ""));
};

const ofOrders: Readonly<Record<string, readonly [ascending: string, descending: string]>> = {
  CREATED: ["Oldest first.", "Newest first."],
  UPDATED: ["Least recently saved first.", "Most recently saved first."],
};

/** NAME_ASC → "By name, ascending." */
function wordsOfOrder(value: string): string | undefined {
  const [, field = "", direction] = /^(.*)_(ASC|DESC)$/.exec(value) ?? [];
  if (direction === undefined) return undefined;
  const known = ofOrders[field]?.[direction === "ASC" ? 0 : 1];
  const order = direction === "ASC" ? "ascending" : "descending";
  return known ?? `By ${field.replaceAll("_", " ").toLowerCase()}, ${order}.`;
}

/**
 * A schema in which everything is described. What the source leaves out is filled in: words that are the same everywhere
 * (`id`, `version`, `userErrors`, `NAME_ASC`, a page, a payload), of a field what its interface says, of an input's field
 * what the record says (`RegionCreateInput.name` from `Region.name`, `policyId` from `policy`), of an argument `input`
 * what its type says. Where nothing fits, the source has to say it: everything that lacks words is named at once.
 *
 *     withStandardWords(parse("type Pet { id: ID! name: String! }").definitions);
 *     // throws: Pet has no description … Pet.name has no description …
 */
export function withStandardWords(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const missing: string[] = [];
  const types = new Map(definitions.flatMap((one) => ("name" in one && one.name ? [[one.name.value, one]] : [])));

  const fill = <Node extends Described>(node: Node, place: string, words: string | undefined): Node => {
    if (node.description) return node;
    if (words === undefined) {
      const at = node.loc ? `${node.loc.source.name}:${node.loc.startToken.line}: ` : "";
      missing.push(`${at}${place} has no description`);
      return node;
    }
    return { ...node, description: { kind: Kind.STRING, value: words } };
  };

  const fieldsOf = (name: string) => {
    const type = types.get(name);
    return type && "fields" in type ? ((type.fields ?? []) as readonly Described[]) : [];
  };
  const descriptionIn = (type: string, field: string) =>
    fieldsOf(type).find(({ name }) => name.value === field)?.description?.value;

  const filledArgument = (one: InputValueDefinitionNode, place: string) => {
    const type = types.get(typeName(one.type));
    const ofInput = type && "description" in type ? type.description?.value : undefined;
    const own = one.name.value === "input" ? (ofInput ?? wordsOfType(typeName(one.type))) : ofArguments[one.name.value];
    return fill(one, `${place}(${one.name.value})`, own);
  };

  const filledField = (field: FieldDefinitionNode, type: Fielded): FieldDefinitionNode => {
    const name = field.name.value;
    const inherited = (type.interfaces ?? []).map((one) => descriptionIn(one.name.value, name)).find(Boolean);
    const isResult =
      type.name.value.endsWith("Payload") && types.get(typeName(field.type))?.kind === Kind.OBJECT_TYPE_DEFINITION;
    const result = isResult && !(name in ofFields) && `The ${spaced(name)} afterwards; null if the change was refused.`;
    const end = type.name.value.endsWith("Connection") && name === "pageInfo" && "Where this part ends.";
    const place = `${type.name.value}.${name}`;
    return {
      ...fill(field, place, result || end || (ofFields[name] ?? inherited)),
      ...(field.arguments && { arguments: field.arguments.map((one) => filledArgument(one, place)) }),
    };
  };

  const filledInput = (field: InputValueDefinitionNode, input: Input) => {
    const name = field.name.value;
    const record = [...types.keys()]
      .filter((one) => input.name.value.startsWith(one) && types.get(one)?.kind === Kind.OBJECT_TYPE_DEFINITION)
      .reduce((longest, one) => (one.length > longest.length ? one : longest), "");
    const repeated =
      descriptionIn(record, name) ??
      descriptionIn(record, name.replace(/Ids?$/, "")) ??
      descriptionIn(`${record}CreateInput`, name);
    return fill(field, `${input.name.value}.${name}`, repeated);
  };

  const filledEnum = (type: EnumTypeDefinitionNode) => ({
    ...fill(type, type.name.value, wordsOfType(type.name.value)),
    values: (type.values ?? []).map((one) =>
      fill(one, `${type.name.value}.${one.name.value}`, wordsOfOrder(one.name.value)),
    ),
  });

  const filled = definitions.map((one): DefinitionNode => {
    switch (one.kind) {
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.INTERFACE_TYPE_DEFINITION: {
        const type = fill(one, one.name.value, wordsOfType(one.name.value));
        return { ...type, fields: (one.fields ?? []).map((field) => filledField(field, one)) };
      }
      case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
        const input = fill(one, one.name.value, wordsOfType(one.name.value));
        return { ...input, fields: (one.fields ?? []).map((field) => filledInput(field, one)) };
      }
      case Kind.ENUM_TYPE_DEFINITION:
        return filledEnum(one);
      case Kind.SCALAR_TYPE_DEFINITION:
      case Kind.DIRECTIVE_DEFINITION:
        return fill(one, one.name.value, undefined);
      default:
        return one;
    }
  });
  if (missing.length > 0) throw new Error(`Say in the schema what these are:\n  ${missing.join("\n  ")}`);
  return filled;
}
