import {
  GraphQLID,
  GraphQLInt,
  GraphQLObjectType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
} from "graphql";
import type { z } from "zod";
import type { Permission } from "@app/domain/permissions.ts";
import type { ChangingContext } from "../../http/graphql-change.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { required } from "./content.types.ts";

export type Given = Readonly<Record<string, unknown>>;
export type MutationField = GraphQLFieldConfig<unknown, ChangingContext, Given>;

export interface Mutation {
  description: string;
  args: GraphQLFieldConfigArgumentMap;
  permission?: Permission;
  work: (inside: Context, given: Given) => Promise<{ id: string }>;
}

/** The payload of a kind of node: the record as it stands after the change. */
export const payloadOf = (name: string, field: string, type: GraphQLObjectType): GraphQLObjectType =>
  new GraphQLObjectType({ name, fields: { [field]: { type } } });

/** A mutation: made in one transaction, answered with what `shown` makes of the id. */
export const mutation = (
  type: GraphQLObjectType,
  { description, args, permission = "exams:write", work }: Mutation,
  shown: (id: string, given: Given, context: Context) => object,
): MutationField => ({
  type: required(type),
  description,
  args,
  resolve: async (_, given, context, { fieldName, path }) => {
    const { id } = await context.change({
      name: fieldName,
      field: String(path.key),
      permission,
      input: given,
      work: async (inside) => ({ id: (await work(inside, given)).id }),
    });
    return shown(id, given, context);
  },
});

/** The arguments of a mutation as one input: the fields beside what names the record. */
export const whole = <Schema extends z.ZodType>(schema: Schema, { input, ...at }: Given): z.output<Schema> =>
  parse(schema, { ...at, ...(input as object | undefined) });

/** What names the record of a change. */
export const seen = {
  _id: { type: required(GraphQLID) },
  version: { type: required(GraphQLInt), description: "As the caller saw it." },
};
