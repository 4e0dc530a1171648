import type { Answer, Caller, World } from "../world.ts";

type Fields = Record<string, unknown>;
/** A record on the wire, of whatever kind. */
export type Stored = Fields & { _id: string; version: number };
/** What either server answers instead. */
export type Refused = Fields & { fields?: Record<string, string>; current?: Stored };

interface Entry {
  action: string;
  changes: { field: string; after: unknown }[];
}

/** What the tests of plain records need to know of one kind. */
export interface PlainRecord {
  /** As sentences and its history call it. */
  kind: string;
  /** What a sentence about none of them begins with. */
  title: string;
  server: "v1" | "v2";
  path: string;
  /** The field by which the expectations of lists name a record. */
  label: string;
  /** Who may add and save, and who may also archive. */
  writer: Caller;
  actor: Caller;
  /** A valid new record; each has a number of its own. */
  draft: (number: number, world: World) => Promise<Fields> | Fields;
  /** What the server adds to a new one. */
  added: Fields;
  /** A valid change. */
  change: Fields;
  /** What makes a draft invalid, with what is said of each field. */
  refused: readonly (readonly [over: Fields, fields: Record<string, string>])[];
  /** Queries of the list, with whom they find in the seeded business. */
  lists: readonly (readonly [query: string, labels: readonly unknown[]])[];
  /** Bad queries, with what is said. */
  refusedQueries?: readonly (readonly [query: string, message: string])[];
  /** Absent for what is never archived. */
  archiving?: {
    /** The events that a new record passes first. */
    first?: readonly string[];
    archived: Fields;
    restored: Fields;
  };
}

/** A letter for each number below twenty-six, for codes that have letters only. */
export const letter = (number: number): string => String.fromCharCode(65 + number);

/** The calls of one kind, whichever server has it: v1 puts an id into the path and answers without an envelope. */
export function callsOf({ kind, server, path, writer, actor, draft }: PlainRecord, world: () => World) {
  let made = 0;
  const unwrapped = (answer: Answer<Fields>) => ({
    status: answer.status,
    refused: answer.body as Refused,
    record: (server === "v1" ? answer.body : answer.body["data"]) as Stored,
  });
  const create = async (over: Fields = {}) => {
    const body = { ...(await draft(made++, world())), ...over };
    return { body, ...unwrapped(await world()[server]("post", path, { as: writer, body })) };
  };
  return {
    list: (query: string) =>
      world()[server]<Refused & { data: Stored[]; total: number }>("get", `${path}${query}`, { as: writer }),
    create,
    make: async () => (await create()).record,
    save: async (_id: string, version: number, fields: Fields, as = writer) => {
      const [at, body] = server === "v1" ? [`${path}/${_id}`, {}] : [path, { _id }];
      return unwrapped(await world()[server]("patch", at, { as, body: { ...body, version, ...fields } }));
    },
    fire: async (_id: string, event: string, body: Fields) =>
      unwrapped(await world()[server]("post", `${path}/${_id}/${event}`, { as: actor, body })),
    history: async (_id: string) =>
      (
        await world()[server]<{ data: Entry[] }>(
          "get",
          `/audit?entityKind=${encodeURIComponent(kind)}&entityId=${_id}`,
          { as: actor },
        )
      ).body.data,
    undo: (_id: string, version: number) =>
      world()[server]("post", "/audit/undo", { as: actor, body: { entityKind: kind, entityId: _id, version } }),
  };
}
