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
