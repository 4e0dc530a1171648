import { recordKinds, type HistoryKind } from "@app/domain/changes.ts";
import { isHistoryEntry, isSavedVersion, type HistoryEntry } from "@app/schema/upstreams/v2.records.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { Rest } from "../../upstream/rest.ts";
import { streamPartOf, type StreamPart } from "../../upstream/shape.ts";

const part = streamPartOf(isHistoryEntry);

/** The servers' field names → ours. */
const fieldNames: Partial<Record<HistoryKind, Readonly<Record<string, string>>>> = {
  "staff-user": {
    firstname: "firstName",
    lastname: "lastName",
    userRole: "role",
    passwordHash: "password",
  },
  exam: { examSlug: "slug" },
};

/** The servers identify kinds by their name in the activity log. */
function body({ kind, id }: Place) {
  const known = recordKinds[kind];
  return { entityKind: "audited" in known ? known.audited : kind, entityId: id };
}

export interface Place {
  kind: HistoryKind;
  id: string;
}

/** The history of records, from the server that has them. */
export class HistorySource {
  readonly #v1: Rest;
  readonly #v2: Rest;

  constructor(v1: Rest, v2: Rest) {
    this.#v1 = v1;
    this.#v2 = v2;
  }

  async list(place: Place, limit: number, after?: string | null): Promise<StreamPart<HistoryEntry>> {
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

  async #send(way: "restore" | "undo", place: Place, sent: object, key?: string | null) {
    const whole = { ...body(place), ...sent };
    const { version } = await this.#homeOf(place).sendRecord("POST", `/audit/${way}`, whole, isSavedVersion, key);
    return { version };
  }

  #homeOf({ kind }: Place): Rest {
    return recordKinds[kind].server === "v1" ? this.#v1 : this.#v2;
  }
}

function withOurNames({ kind }: Place, entry: HistoryEntry): HistoryEntry {
  const names = fieldNames[kind];
  if (!names) return entry;
  return {
    ...entry,
    changes: entry.changes.map((change) => ({ ...change, field: names[change.field] ?? change.field })),
  };
}
