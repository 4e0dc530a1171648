import { auditActions, type HistoryKind } from "@app/domain/enums.ts";
import type { components } from "@app/schema/upstreams/v2.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { Rest } from "../../upstream/rest.ts";
import { answerOf, arrayOf, recordOf, type Check } from "../../upstream/shape.ts";

export type HistoryEntryRecord = Omit<components["schemas"]["HistoryEntry"], "actorId"> & { actorId?: string | null };

/** Part of a record's history; `nextCursor` is null at its end. */
export interface HistoryAnswer {
  data: HistoryEntryRecord[];
  nextCursor?: string | null;
}

interface SavedVersion {
  version: number;
}

const rows = arrayOf(
  recordOf<HistoryEntryRecord>({
    _id: "string",
    at: "string",
    action: auditActions,
    actorName: "string",
    changes: "array",
  }),
);
const part: Check<HistoryAnswer> = (value): value is HistoryAnswer =>
  recordOf<HistoryAnswer>({ data: "array" })(value) && rows(value.data);
const saved = recordOf<SavedVersion>({ version: "number" });
const savedInData = answerOf(saved);

/** What the servers call the kinds, where it is another name than ours. */
const kindNames: Partial<Record<HistoryKind, string>> = { "staff-user": "account user" };
/** The servers' names of fields → ours. */
const fieldNames: Partial<Record<HistoryKind, Readonly<Record<string, string>>>> = {
  "staff-user": {
    firstname: "firstName",
    lastname: "lastName",
    userRole: "role",
    passwordHash: "password",
  },
};

const body = ({ kind, id }: Place) => ({ entityKind: kindNames[kind] ?? kind, entityId: id });

/** Which record is meant. */
export interface Place {
  kind: HistoryKind;
  id: string;
}

/** The changes of records, at the server where the records live. */
export class HistorySource {
  readonly #v1: Rest;
  readonly #v2: Rest;

  constructor(v1: Rest, v2: Rest) {
    this.#v1 = v1;
    this.#v2 = v2;
  }

  async list(place: Place, limit: number, after?: string | null): Promise<HistoryAnswer> {
    const query = queryOf({ ...body(place), limit, after });
    const { data, nextCursor } = await this.#homeOf(place).get(`/audit?${query}`, part);
    return { data: data.map((entry) => withOurNames(place, entry)), nextCursor: nextCursor ?? null };
  }

  restore(place: Place, { entryId, version }: { entryId: string; version: number }, key?: string | null) {
    return this.#send("restore", place, { entryId, version }, key);
  }

  undo(place: Place, version: number, key?: string | null) {
    return this.#send("undo", place, { version }, key);
  }

  /** v1 answers with the record bare, v2 in `data`. */
  async #send(way: "restore" | "undo", place: Place, sent: object, key?: string | null): Promise<SavedVersion> {
    const path = `/audit/${way}`;
    const whole = { ...body(place), ...sent };
    if (place.kind === "staff-user") return this.#v1.send("POST", path, whole, saved, key);
    return (await this.#v2.send("POST", path, whole, savedInData, key)).data;
  }

  #homeOf({ kind }: Place): Rest {
    return kind === "staff-user" ? this.#v1 : this.#v2;
  }
}

function withOurNames({ kind }: Place, entry: HistoryEntryRecord): HistoryEntryRecord {
  const names = fieldNames[kind];
  if (!names) return entry;
  return {
    ...entry,
    changes: entry.changes.map((change) => ({ ...change, field: names[change.field] ?? change.field })),
  };
}
