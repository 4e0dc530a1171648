import { isNearWord, isWordUse } from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import { arrayOf } from "../../upstream/shape.ts";

const nearWords = arrayOf(isNearWord);
const wordUses = arrayOf(isWordUse);

export class WordsSource extends recordSource("Word") {
  /** Words like one that is being typed, the nearest first. */
  near(asked: { subject: string; headword: string; exceptId?: string | null }) {
    return this.rest.get(`/language-app/words/near?${queryOf({ ...asked })}`, nearWords);
  }

  /** What has a word. */
  uses(id: string) {
    return this.rest.get(this.pathOf(id, "/uses"), wordUses);
  }
}
