import { auditActions, staffStatuses, type StaffEvent } from "@app/domain/enums.ts";
import type { components } from "@app/schema/upstreams/v1.generated.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { arrayOf, listOf, recordOf, type Check } from "../../upstream/shape.ts";
import { sessions } from "../account/session-record.public.ts";

type Schemas = components["schemas"];

/** A staff account as those who manage staff see it; a role that nobody knows is no role. */
export type StaffAccountRecord = Omit<Schemas["StaffUser"], "user_role" | "createdBy" | "updatedBy" | "archivedAt"> & {
  user_role?: string | null;
};

export type StaffActivityRecord = Schemas["StaffActivity"];

/** Part of what somebody did; `nextCursor` is null at its end. */
export interface StaffActivityAnswer {
  data: StaffActivityRecord[];
  nextCursor?: string | null;
}

const account = recordOf<StaffAccountRecord>({
  _id: "string",
  firstname: "string",
  lastname: "string",
  email: "string",
  timeZone: "string",
  regionIds: "array",
  status: staffStatuses,
  isActivated: "boolean",
  refusals: "object",
  version: "number",
  createdAt: "string",
  updatedAt: "string",
});
const accounts = listOf(account);
const activities = arrayOf(
  recordOf<StaffActivityRecord>({
    _id: "string",
    at: "string",
    action: auditActions,
    entityKind: "string",
    entityLabel: "string",
    changedFields: "array",
  }),
);
const part: Check<StaffActivityAnswer> = (value): value is StaffActivityAnswer =>
  recordOf<StaffActivityAnswer>({ data: "array" })(value) && activities(value.data);

const path = (id: string, rest = "") => `/admin/users/${idInPath("v1", "Staff user", id)}${rest}`;

/** What has a call of its own. */
type Change = Exclude<StaffEvent, "activate"> | "role";

/** Staff accounts, for those who manage staff. */
export class StaffAccountsSource {
  readonly #v1: RestV1;

  constructor(v1: RestV1) {
    this.#v1 = v1;
  }

  list(query: string) {
    return this.#v1.get(`/admin/users?${query}`, accounts);
  }

  async byIds(ids: readonly string[]) {
    return (await this.list(queryOf({ id: ids, pageSize: 100 }))).data;
  }

  create(body: object, key?: string | null) {
    return this.#v1.send("POST", "/admin/users", body, account, key);
  }

  async update(id: string, body: object, key?: string | null) {
    return this.#v1.send("PATCH", path(id), body, account, key);
  }

  async change(id: string, change: Change, body: object, key?: string | null) {
    return this.#v1.send("POST", path(id, `/${change}`), body, account, key);
  }

  async sessions(id: string) {
    return this.#v1.get(path(id, "/sessions"), sessions);
  }

  async revokeSessions(id: string, sessionId: string | null, key?: string | null) {
    const which = sessionId === null ? "revoke-all" : `${idInPath("v1", "Session", sessionId)}/revoke`;
    return this.#v1.send("POST", path(id, `/sessions/${which}`), {}, sessions, key);
  }

  async activity(id: string, limit: number, after?: string | null) {
    return this.#v1.get(path(id, `/activity?${queryOf({ limit, after })}`), part);
  }
}
