import { isNearWord } from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import { arrayOf } from "../../upstream/shape.ts";

const nearWords = arrayOf(isNearWord);

export class WordsSource extends recordSource("Word") {
  /** Words like one that is being typed, the nearest first. */
  near(asked: { subject: string; headword: string; exceptId?: string | null }) {
    return this.rest.get(`/language-app/words/near?${queryOf({ ...asked })}`, nearWords);
  }
}
