import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";

/** Names and pictures of active staff; their last request is only visible to those who may read staff. */
export class StaffSource extends recordSource("StaffMember", "Colleague") {
  /** By last request, the most recent first. */
  async latest(count: number) {
    return (await this.list(queryOf({ sort: "-lastActivity", pageSize: count }))).data;
  }
}
