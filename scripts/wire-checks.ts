import { readFileSync } from "node:fs";
import { recordCalls, recordCallsText, type CalledContract } from "./record-calls.ts";

/** As much of a JSON schema as the servers' contracts use; anything else stops the generator. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
}

const kinds: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
};

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const plainName = /^[A-Za-z_$][\w$]*$/;
const read = (name: string) => (plainName.test(name) ? `it.${name}` : `it[${JSON.stringify(name)}]`);

interface Meaning {
  present: JsonSchema;
  isNullable: boolean;
}

/** What a schema says of a value that is there, and whether null may stand in its place. */
function meaningOf(schema: JsonSchema): Meaning {
  const types = typeof schema.type === "object" ? schema.type : null;
  if (types) {
    const [type, ...more] = types.filter((one) => one !== "null");
    if (type === undefined || more.length > 0) throw new Error(`types ${types.join(", ")}`);
    const values = schema.enum?.filter((one) => one !== null);
    return { present: { ...schema, type, ...(values && { enum: values }) }, isNullable: types.includes("null") };
  }
  if (!schema.anyOf) return { present: schema, isNullable: false };

  const [present, ...more] = schema.anyOf.filter(({ type }) => type !== "null");
  if (!present || more.length > 0) throw new Error("a choice of several forms");
  const inner = meaningOf(present);
  return { present: inner.present, isNullable: inner.isNullable || schema.anyOf.length > 1 };
}

/** Writes the checks of one contract. Records within records get functions of their own. */
class Writer {
  readonly #lists: string[] = [];
  readonly #functions: string[] = [];

  /** A record that has a name in the contract. */
  named(name: string, schema: JsonSchema): void {
    this.#write(name, schema, `export function is${name}(value: unknown): value is ${name}`);
  }

  /** A record that stands only within another one. */
  #inner(name: string, schema: JsonSchema): string {
    this.#write(name, schema, `function is${name}(value: unknown): boolean`);
    return `is${name}`;
  }

  #write(name: string, { properties = {}, required = [] }: JsonSchema, head: string): void {
    const demands = Object.entries(properties)
      .map(([field, own]) => this.#demand(`${name}${capital(field)}`, own, read(field), required.includes(field)))
      .filter((condition) => condition !== null);
    const body =
      demands.length === 0
        ? ["  return true;"]
        : ["  const it = value as Fields;", `  return (\n    ${demands.join(" &&\n    ")}\n  );`];
    this.#functions.push(
      [`${head} {`, `  if (typeof value !== "object" || value === null) return false;`, ...body, "}"].join("\n"),
    );
  }

  /** What is demanded of one field; null for nothing. What may be null may be left out: not every server writes it. */
  #demand(name: string, schema: JsonSchema, value: string, isRequired: boolean): string | null {
    const { present, isNullable } = this.#understood(name, schema);
    const fits = this.#fits(name, present, value);
    if (fits === null || (isRequired && !isNullable)) return fits;
    return `(${value} ${isNullable ? "==" : "==="} ${isNullable ? "null" : "undefined"} || ${fits})`;
  }

  #understood(name: string, schema: JsonSchema): Meaning {
    try {
      return meaningOf(schema);
    } catch (error) {
      throw new Error(`${name}: the check cannot be written for ${(error as Error).message}.`, { cause: error });
    }
  }

  #fits(name: string, schema: JsonSchema, value: string): string | null {
    const { $ref, enum: values, type, items, properties } = schema;
    if ($ref !== undefined) return `is${$ref.slice($ref.lastIndexOf("/") + 1)}(${value})`;
    if (values) return `${this.#list(name, values)}.has(${value})`;
    if (type === undefined) return null;
    if (type === "array") return this.#array(name, items ?? {}, value);
    if (type === "object" && properties) return `${this.#inner(name, schema)}(${value})`;
    if (type === "object") return `typeof ${value} === "object" && ${value} !== null`;
    const kind = typeof type === "string" ? kinds[type] : undefined;
    if (kind === undefined) throw new Error(`${name}: the check cannot be written for type ${String(type)}.`);
    return `typeof ${value} === "${kind}"`;
  }

  #array(name: string, items: JsonSchema, value: string): string {
    const { present, isNullable } = this.#understood(name, items);
    const fits = this.#fits(`${name}Item`, present, "one");
    if (fits === null) return `Array.isArray(${value})`;
    return `isArrayOf(${value}, (one) => ${isNullable ? `one === null || ${fits}` : fits})`;
  }

  #list(name: string, values: readonly unknown[]): string {
    const constant = name.charAt(0).toLowerCase() + name.slice(1);
    this.#lists.push(`const ${constant}: ReadonlySet<unknown> = new Set(${JSON.stringify(values)});`);
    return constant;
  }

  text(): string {
    return [...this.#lists, ...this.#functions].join("\n\n");
  }
}

const isArrayOf = `function isArrayOf(value: unknown, fits: (one: unknown) => boolean): boolean {
  if (!Array.isArray(value)) return false;
  for (const one of value as unknown[]) if (!fits(one)) return false;
  return true;
}`;

/**
 * The records of a contract as a module: the type of each, and straight code that says whether an answer holds one.
 * Only what the contract requires is demanded; a server may answer more.
 *
 *     wireChecks("v2", { Region: { type: "object", properties: { _id: { type: "string" } }, required: ["_id"] } });
 *     // export type Region = Schemas["Region"];
 *     // export function isRegion(value: unknown): value is Region { … }
 */
export function wireChecks(server: string, schemas: Readonly<Record<string, JsonSchema>>): string {
  const writer = new Writer();
  const types = Object.entries(schemas).map(([name, schema]) => {
    writer.named(name, schema);
    return `export type ${name} = Schemas["${name}"];`;
  });
  return [
    "// Written by scripts/write-wire-checks.ts; do not edit.",
    `import type { components } from "./${server}.generated.ts";`,
    `type Schemas = components["schemas"];\ntype Fields = Readonly<Record<string, unknown>>;`,
    types.join("\n"),
    isArrayOf,
    `${writer.text()}\n`,
  ].join("\n\n");
}

/** The servers with a contract. */
export const contractServers = ["v1", "v2"] as const;

/** What is no record: refusals are read field by field, since they may also come from what stands before a server. */
const notRecords = new Set(["Refusal"]);

interface Contract extends CalledContract {
  components: { schemas: Readonly<Record<string, JsonSchema>> };
}

/** A server's file beside its contract. */
export const contractFile = (server: string, name: string): URL =>
  new URL(`../packages/schema/upstreams/${server}.${name}`, import.meta.url);

/** The records of a server, from its committed contract. */
export function recordsModule(server: string): string {
  const contract = JSON.parse(readFileSync(contractFile(server, "openapi.json"), "utf8")) as Contract;
  const records = Object.entries(contract.components.schemas).filter(([name]) => !notRecords.has(name));
  return `${wireChecks(server, Object.fromEntries(records))}\n${recordCallsText(recordCalls(contract))}`;
}
