import type { components } from "@app/schema/upstreams/v1.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import { listOf, recordOf } from "../../upstream/shape.ts";

/** A colleague; when they last sent a request comes only to those who may read staff. */
export type StaffRecord = components["schemas"]["StaffMember"];

const staff = listOf(
  recordOf<StaffRecord>({ _id: "string", firstname: "string", lastname: "string", isActive: "boolean" }),
);

/** Names and pictures of active staff. */
export class StaffSource {
  readonly #v1: RestV1;

  constructor(v1: RestV1) {
    this.#v1 = v1;
  }

  list(query: string) {
    return this.#v1.get(`/admin/staff?${query}`, staff);
  }

  async byIds(ids: readonly string[]) {
    return (await this.list(queryOf({ id: ids, pageSize: 100 }))).data;
  }

  /** By their last request, the most recent first. */
  async latest(count: number) {
    return (await this.list(queryOf({ sort: "-lastActivity", pageSize: count }))).data;
  }
}
