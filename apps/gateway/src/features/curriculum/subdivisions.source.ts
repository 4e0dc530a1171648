import { isSubdivisionCopy } from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";

export class SubdivisionsSource extends recordSource("Subdivision") {
  /** Whole trees, parents before children. */
  async trees(curriculumIds: readonly string[]) {
    return (await this.list(queryOf({ curriculumId: curriculumIds }))).data;
  }

  /** The response contains the copy and the number of parts created. */
  async copy(id: string, body: object, key?: string | null) {
    return this.rest.sendRecord("POST", this.pathOf(id, "/copy"), body, isSubdivisionCopy, key);
  }
}
