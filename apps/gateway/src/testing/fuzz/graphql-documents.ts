import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import type { Random } from "./random.ts";
import { anything, id, number, oddText, text } from "./values.ts";

/** A value in variables and as a literal. */
interface Value {
  json: unknown;
  literal: string;
}

/** An operation that fits the schema except for some values. */
export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

const written = (json: unknown): Value => ({ json, literal: literalOf(json) });

function literalOf(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(literalOf).join(" ")}]`;
  if (typeof json !== "object" || json === null) return JSON.stringify(json);
  return `{${Object.values(json)
    .map((value, place) => `f${place}: ${literalOf(value)}`)
    .join(" ")}}`;
}

const instants = ["2026-10-27T17:00:00.000Z", "2026-01-01T00:00:00Z", "soon"] as const;

/** Generates operations from a schema, with ids of existing records. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #ids: readonly string[];

  constructor(schema: GraphQLSchema, ids: readonly string[]) {
    this.#schema = schema;
    this.#ids = ids;
  }

  operation(random: Random, kind: "query" | "mutation" | "subscription"): Operation {
    const root = {
      query: this.#schema.getQueryType(),
      mutation: this.#schema.getMutationType(),
      subscription: this.#schema.getSubscriptionType(),
    }[kind];
    const declared: string[] = [];
    const variables: Record<string, unknown> = {};
    const give = (type: GraphQLInputType): string => {
      const value = this.#value(random, type);
      if (random.isChance(0.5)) return value.literal;
      const name = `v${declared.length}`;
      declared.push(`$${name}: ${String(type)}`);
      variables[name] = value.json;
      return `$${name}`;
    };
    const fields = Object.values(root?.getFields() ?? {});
    const top = Array.from({ length: random.isChance(0.8) ? 1 : 3 }, (_, place) => {
      const field = random.pick(fields);
      return field ? `a${place}: ${this.#field(random, field, 3, give)}` : "";
    });
    const head = declared.length === 0 ? kind : `${kind} (${declared.join(", ")})`;
    return { query: `${head} { ${top.join(" ")} }`, variables };
  }

  #field(
    random: Random,
    field: GraphQLField<unknown, unknown>,
    depth: number,
    give: (type: GraphQLInputType) => string,
  ) {
    const args = field.args
      .filter(({ type, defaultValue }) => (isNonNullType(type) && defaultValue === undefined) || random.isChance(0.4))
      .map(({ name, type }) => `${name}: ${give(type)}`);
    const call = args.length === 0 ? field.name : `${field.name}(${args.join(", ")})`;
    return `${call}${this.#selection(random, getNamedType(field.type), depth, give)}`;
  }

  #selection(random: Random, type: GraphQLNamedType, depth: number, give: (type: GraphQLInputType) => string): string {
    if (isUnionType(type) || isInterfaceType(type)) {
      const possible = random.pick(this.#schema.getPossibleTypes(type));
      return possible ? ` { __typename ... on ${possible.name}${this.#selection(random, possible, depth, give)} }` : "";
    }
    if (!isObjectType(type)) return "";
    const fields = Object.values(type.getFields()).filter(
      (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
    );
    const chosen = random.many(3, () => random.pick(fields));
    // The same field twice with different arguments would not merge.
    const names = new Map(chosen.flatMap((field) => (field ? [[field.name, field]] : [])));
    const inner = [...names.values()].map((field) => this.#field(random, field, depth - 1, give));
    return ` { __typename ${inner.join(" ")} }`;
  }

  #value(random: Random, type: GraphQLInputType, depth = 4): Value {
    if (random.isChance(0.03)) return written(anything(random));
    if (isNonNullType(type)) return this.#value(random, type.ofType, depth);
    if (random.isChance(0.1) || depth === 0) return written(null);
    if (isListType(type)) {
      const values = random.many(3, () => this.#value(random, type.ofType, depth - 1));
      return { json: values.map(({ json }) => json), literal: `[${values.map(({ literal }) => literal).join(" ")}]` };
    }
    if (isEnumType(type)) {
      const name = random.isChance(0.05) ? "NOT_IN_LIST" : (random.pick(type.getValues())?.name ?? "NONE");
      return { json: name, literal: name };
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields())
        .filter(({ type: inner }) => isNonNullType(inner) || random.isChance(0.5))
        .map((field) => [field.name, this.#value(random, field.type, depth - 1)] as const);
      return {
        json: Object.fromEntries(fields.map(([name, { json }]) => [name, json])),
        literal: `{${fields.map(([name, { literal }]) => `${name}: ${literal}`).join(" ")}}`,
      };
    }
    return written(this.#scalar(random, type.name));
  }

  #scalar(random: Random, name: string): unknown {
    if (random.isChance(0.05)) return oddText(random);
    if (name === "ID") return id(random, this.#ids);
    if (name === "Int") return random.isChance(0.8) ? random.below(120) : number(random);
    if (name === "Float") return number(random);
    if (name === "Boolean") return random.isChance(0.5);
    if (name === "Date") return random.pick(["2026-10-27", "2026-02-30", "0000-00-00"]);
    if (name === "DateTime") return random.pick(instants);
    return text(random);
  }
}
