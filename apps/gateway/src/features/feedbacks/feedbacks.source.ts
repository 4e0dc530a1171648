import { isFeedbackLink, isFeedbackWords } from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { arrayOf } from "../../upstream/shape.ts";

const thread = arrayOf(isFeedbackWords);
const links = arrayOf(isFeedbackLink);

export class FeedbacksSource extends recordSource("Feedback") {
  /** Answers and notes of a piece of feedback. */
  thread(id: string) {
    return this.rest.get(this.pathOf(id, "/thread"), thread);
  }

  /** Its consequences. */
  links(id: string) {
    return this.rest.get(this.pathOf(id, "/links"), links);
  }
}
