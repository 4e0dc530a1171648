import { readdirSync, readFileSync } from "node:fs";
import {
  concatAST,
  Kind,
  parse,
  print,
  Source,
  visit,
  type ConstDirectiveNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type StringValueNode,
} from "graphql";
import { toEnumName } from "../packages/domain/src/enums.ts";
import { permissions, rolesWith } from "../packages/domain/src/permissions.ts";
import { withStandardWords } from "./standard-words.ts";

const folder = new URL("../packages/schema/src/", import.meta.url);

function definitions(): readonly DefinitionNode[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".graphql"));
  return concatAST(files.sort().map((name) => parse(new Source(readFileSync(new URL(name, folder), "utf8"), name))))
    .definitions;
}

/** Root fields are spread over the areas; here they stand together. */
function merged(all: readonly DefinitionNode[]): DefinitionNode[] {
  const isExtension = (node: DefinitionNode) => node.kind === Kind.OBJECT_TYPE_EXTENSION;
  const fieldsOf = (name: string) =>
    all
      .filter(isExtension)
      .filter((node) => node.name.value === name)
      .flatMap((node) => node.fields ?? []);

  return all
    .filter((node) => !isExtension(node))
    .map((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION
        ? { ...node, fields: [...(node.fields ?? []), ...fieldsOf(node.name.value)] }
        : node,
    );
}

function argumentOf(directives: readonly ConstDirectiveNode[] | undefined, directive: string) {
  return directives?.find(({ name }) => name.value === directive)?.arguments?.[0]?.value;
}

function rolesLine(directives: readonly ConstDirectiveNode[] | undefined): string | null {
  const requires = argumentOf(directives, "auth");
  if (requires?.kind !== Kind.ENUM) return null;

  const permission = permissions.find((one) => toEnumName(one) === requires.value);
  if (!permission) throw new Error(`@auth names an unknown permission: ${requires.value}`);
  if (permission === "signedIn") return "Roles: every signed-in person";
  if (permission === "caller") return "Roles: every signed-in person, and every service token";
  return `Roles: ${rolesWith(permission).join(", ") || "none"}`;
}

/** What a field costs before it is executed; a list says its size by `page` or `first`. */
function costLine(node: FieldDefinitionNode | ObjectTypeDefinitionNode): string | null {
  const weight = argumentOf(node.directives, "cost");
  if (weight?.kind !== Kind.INT || node.kind !== Kind.FIELD_DEFINITION) return null;
  const isSized = node.arguments?.some(({ name }) => name.value === "page" || name.value === "first");
  return `Cost: ${weight.value}${isSized ? " for each row of its page" : ""}`;
}

function described<T extends FieldDefinitionNode | ObjectTypeDefinitionNode>(node: T): T {
  const lines = [rolesLine(node.directives), costLine(node)].filter((line) => line !== null);
  if (lines.length === 0) return node;

  const value = [node.description?.value, ...lines].filter(Boolean).join("\n\n");
  const description: StringValueNode = { kind: Kind.STRING, value, block: true };
  return { ...node, description };
}

/** The whole schema as text: every area in one document, with the roles that each guarded field and type is open to, and what fields cost. */
export function schemaText(): string {
  const whole = { kind: Kind.DOCUMENT, definitions: withStandardWords(merged(definitions())) } as const;
  const text = print(visit(whole, { FieldDefinition: described, ObjectTypeDefinition: { leave: described } }));
  return `${text.replaceAll(/[ \t]+$/gm, "")}\n`;
}

/** The same text as a module, since the gateway is one bundled file. */
export function typeDefsModule(): string {
  return `// Written by scripts/print-schema.ts; do not edit.\n\nexport const typeDefs: string = ${JSON.stringify(schemaText())};\n`;
}
