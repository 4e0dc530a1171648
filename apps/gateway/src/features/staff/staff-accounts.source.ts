import { staffStatuses } from "@app/domain/account/staff-enums.ts";
import { isStaffActivity, type StaffUser } from "@app/schema/upstreams/v1.records.generated.ts";
import { homeOf, type EventOf } from "../../records/record-kinds.ts";
import { RecordSource } from "../../records/record-source.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { Rest } from "../../upstream/rest.ts";
import { streamPartOf, recordOf } from "../../upstream/shape.ts";
import { sessions } from "../account/session-record.public.ts";

/** A staff account with everything that its managers see; an unknown role counts as none. */
export type StaffAccountRecord = Omit<StaffUser, "user_role" | "createdBy" | "updatedBy" | "archivedAt"> & {
  user_role?: string | null;
};

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
const part = streamPartOf(isStaffActivity);

export class StaffAccountsSource extends RecordSource<StaffAccountRecord, EventOf<"StaffUser">> {
  constructor(v1: Rest) {
    super(v1, { ...homeOf("StaffUser"), check: account });
  }

  async sessions(id: string) {
    return this.rest.get(this.pathOf(id, "/sessions"), sessions);
  }

  async revokeSessions(id: string, sessionId: string | null, key?: string | null) {
    const which = sessionId === null ? "revoke-all" : `${idInPath("v1", "Session", sessionId)}/revoke`;
    return this.rest.send("POST", this.pathOf(id, `/sessions/${which}`), {}, sessions, key);
  }

  async activity(id: string, limit: number, after?: string | null) {
    return this.rest.get(this.pathOf(id, `/activity?${queryOf({ limit, after })}`), part);
  }
}
