import { searchResultKinds } from "@app/domain/enums.ts";
import type { components } from "@app/schema/upstreams/v2.generated.ts";
import { queryOf } from "../../upstream/path.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { answerOf, arrayOf, recordOf } from "../../upstream/shape.ts";

type SearchResultRecord = components["schemas"]["SearchResult"];

const results = answerOf(
  arrayOf(recordOf<SearchResultRecord>({ title: "string", description: "string", kind: searchResultKinds })),
);

/** People and places by part of a name. */
export class SearchSource {
  readonly #v2: RestV2;

  constructor(v2: RestV2) {
    this.#v2 = v2;
  }

  async find(q: string) {
    return (await this.#v2.get(`/search?${queryOf({ q })}`, results)).data;
  }
}
