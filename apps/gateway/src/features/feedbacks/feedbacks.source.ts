import {
  isFeedback,
  isFeedbackLink,
  isFeedbackWords,
  type Feedback,
} from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { arrayOf } from "../../upstream/shape.ts";

type FeedbackCall = ("open" | "note" | "answer" | "reply") | ("resolve" | "close" | "decide" | "journal-entry");

const thread = arrayOf(isFeedbackWords);
const links = arrayOf(isFeedbackLink);

export class FeedbacksSource extends RecordSource<Feedback, FeedbackCall> {
  constructor(v2: RestV2) {
    super(v2, { path: "/feedback", entity: "Feedback", check: isFeedback });
  }

  /** Answers and notes of a piece of feedback. */
  thread(id: string) {
    return this.rest.get(this.pathOf(id, "/thread"), thread);
  }

  /** Its consequences. */
  links(id: string) {
    return this.rest.get(this.pathOf(id, "/links"), links);
  }
}
