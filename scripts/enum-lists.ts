import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** A closed list published as an enum, with texts from its doc comments. */
export interface EnumList {
  /** Its name in GraphQL and that of its type. */
  name: string;
  about: string;
  /** The file that declares it, relative to `packages/domain/src`. */
  file: string;
  constant: string;
  /** Value in wire spelling → description, for described values. */
  values: ReadonlyMap<string, string>;
}

const domain = fileURLToPath(new URL("../packages/domain/src", import.meta.url));
const sources = new Map<string, ts.SourceFile>();

function sourceOf(file: string): ts.SourceFile {
  const source =
    sources.get(file) ??
    ts.createSourceFile(file, readFileSync(join(domain, file), "utf8"), ts.ScriptTarget.Latest, true);
  sources.set(file, source);
  return source;
}

interface Declared {
  file: string;
  statement: ts.VariableStatement;
  value: ts.Expression;
}

/** The declaration of a name used in a file: in that file, or in the one it is imported from. */
function declarationOf(file: string, name: string): Declared | null {
  for (const statement of sourceOf(file).statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
      if (found?.initializer) return { file, statement, value: found.initializer };
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const imported = bindings.elements.find((element) => element.name.text === name);
    const from = join(dirname(file), statement.moduleSpecifier.text);
    if (imported) return declarationOf(from, (imported.propertyName ?? imported.name).text);
  }
  return null;
}

/** The lines of the doc comment directly before a node; empty if there is none. */
function docLines(node: ts.Node): string[] {
  const before = node.getSourceFile().text.slice(node.getFullStart(), node.getStart());
  const [, raw = ""] = /\/\*\*((?:(?!\*\/).)*)\*\/\s*$/s.exec(before) ?? [];
  return raw.split("\n").map((line) => line.replace(/^\s*\*? ?/, "").trimEnd());
}

const paragraphs = (lines: readonly string[]) => lines.join("\n").trim().split(/\n\n+/);

function bare(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression);
  return isWrapped ? bare(expression.expression) : expression;
}

/** The values of a list literal and of the lists spread into it. */
function* documented(file: string, expression: ts.Expression): Generator<[value: string, about: string]> {
  const list = bare(expression);
  if (ts.isIdentifier(list)) {
    const declared = declarationOf(file, list.text);
    if (declared) yield* documented(declared.file, declared.value);
  }
  if (!ts.isArrayLiteralExpression(list)) return;
  for (const element of list.elements) {
    if (ts.isSpreadElement(element)) yield* documented(file, element.expression);
    const about = docLines(element).join(" ").trim();
    if (ts.isStringLiteral(element) && about) yield [element.text, about];
  }
}

function* listsIn(file: string): Generator<EnumList> {
  for (const statement of sourceOf(file).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const lines = docLines(statement);
    const name = lines.map((line) => /^@graphql (\w+)$/.exec(line)?.[1]).find((found) => found !== undefined);
    const [declaration] = statement.declarationList.declarations;
    if (name === undefined || !declaration?.initializer) continue;
    const [about = ""] = paragraphs(lines.filter((line) => !line.startsWith("@")));
    const values = new Map(documented(file, declaration.initializer));
    yield { name, about: about.replaceAll("\n", " "), file, constant: declaration.name.getText(), values };
  }
}

/** The closed lists whose doc comments name an enum of the schema: `@graphql LeadStage`; by name. */
export function enumLists(): EnumList[] {
  const files = readdirSync(domain, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.(?:test|generated)\.ts$/.test(file))
    .filter((file) => readFileSync(join(domain, file), "utf8").includes("@graphql "));
  return files.flatMap((file) => [...listsIn(file)]).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
