import type { Caller, World } from "./world.ts";

type Loose = Record<string, unknown>;
export interface Paged<Row = Loose> {
  items: Row[];
  pageInfo: { page: number; pageSize: number; total: number };
}
interface Asked {
  data: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions: { code: string } }[];
}

interface Answered {
  data: Record<string, Record<string, Loose>> | null;
  errors?: { message: string; extensions: Loose }[];
}

/** Changes one world's learning content. */
export const contentChanges = (world: () => World) => {
  const change = async (text: string, as: Caller = "super-admin", headers = {}) =>
    (await world().v1<Answered>("post", "/graphql", { as, headers, body: { query: `mutation { ${text} }` } })).body;
  return {
    change,
    /** The record that came of a change. */
    done: async (text: string, as?: Caller) => {
      const { data, errors } = await change(text, as);
      expect(errors).toBeUndefined();
      return Object.values(Object.values(data ?? {})[0] ?? {})[0] as Loose & { _id: string; version: number };
    },
    /** What a change was refused with. */
    refusal: async (text: string, as?: Caller) => {
      const { errors } = await change(text, as);
      const { message, extensions } = errors?.[0] ?? { message: "", extensions: {} };
      return { message, code: extensions.code, fields: extensions.fields };
    },
  };
};

/** Asks one world's learning content, and reads what is stored of it. */
export const contentOf = (world: () => World) => {
  const ask = (query: string, as: Caller = "director") =>
    world().v1<Asked>("post", "/graphql", { as, body: { query } });
  return {
    ask,
    /** The value of the one field that was asked for. */
    read: async <Value>(query: string, as?: Caller): Promise<Value> => {
      const { body } = await ask(query, as);
      expect(body.errors).toBeUndefined();
      return Object.values(body.data ?? {})[0] as Value;
    },
    idsOf: async (text: string) => (await world().rows<{ id: string }>(text)).map(({ id }) => id),
    counted: async (text: string) => (await world().rows<{ n: number }>(text))[0]?.n ?? NaN,
  };
};
