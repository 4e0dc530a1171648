import { isFile } from "@app/schema/upstreams/v2.records.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { answerOf, arrayOf } from "../../upstream/shape.ts";

const answer = answerOf(arrayOf(isFile));

/** Files that the caller may read, each with a link that was made for this answer. */
export class FilesSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  /** Those that the caller may not read are left out, as are those that are no more. */
  async byIds(ids: readonly string[]) {
    return (await this.#v2.get(`/files?${queryOf({ id: ids })}`, answer)).data;
  }
}
