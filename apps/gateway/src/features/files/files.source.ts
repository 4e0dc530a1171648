import { isFile } from "@app/schema/upstreams/v2.records.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { answerOf, arrayOf } from "../../upstream/shape.ts";

const answer = answerOf(arrayOf(isFile));

/** Files that the caller may read, each with a link created for this response. */
export class FilesSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  /** Leaves out files that the caller may not read or that no longer exist. */
  async byIds(ids: readonly string[]) {
    return (await this.#v2.get(`/files?${queryOf({ id: ids })}`, answer)).data;
  }
}
