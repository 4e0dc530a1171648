import { isStaffMember, type StaffMember } from "@app/schema/upstreams/v1.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";

/** Names and pictures of active staff; their last request is only visible to those who may read staff. */
export class StaffSource extends RecordSource<StaffMember> {
  constructor(v1: RestV1) {
    super(v1, { path: "/admin/staff", entity: "Colleague", check: isStaffMember });
  }

  /** By last request, the most recent first. */
  async latest(count: number) {
    return (await this.list(queryOf({ sort: "-lastActivity", pageSize: count }))).data;
  }
}
