import { isSearchResult } from "@app/schema/upstreams/v2.records.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { answerOf, arrayOf } from "../../upstream/shape.ts";

const results = answerOf(arrayOf(isSearchResult));

export class SearchSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  async find(q: string) {
    return (await this.#v2.get(`/search?${queryOf({ q })}`, results)).data;
  }
}
