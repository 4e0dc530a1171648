import { isSubdivision, isSubdivisionCopy, type Subdivision } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";

export class SubdivisionsSource extends RecordSource<Subdivision, "move" | "archive" | "restore"> {
  constructor(v2: RestV2) {
    super(v2, { path: "/curriculum/curriculum/subdivision", entity: "Subdivision", check: isSubdivision });
  }

  /** Whole trees, parents before children. */
  async trees(curriculumIds: readonly string[]) {
    return (await this.list(queryOf({ curriculumId: curriculumIds }))).data;
  }

  /** The response contains the copy and the number of parts created. */
  async copy(id: string, body: object, key?: string | null) {
    return this.rest.sendRecord("POST", this.pathOf(id, "/copy"), body, isSubdivisionCopy, key);
  }
}
