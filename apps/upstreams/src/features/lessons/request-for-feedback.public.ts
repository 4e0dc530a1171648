import type { Context } from "../../service/context.ts";

/** The request for lessons in place of those that somebody was not content with. */
interface Rebooked {
  requestId: string;
  requestNumber: string;
}
type Rebook = (context: Context, feedbackId: string, request: Rebooked) => Promise<void>;

/** Feedback is about lessons, which know nothing of it. */
let rebook: Rebook | null = null;

/** Says what becomes of feedback when lessons are requested for it. */
export const rebookBy = (given: Rebook): void => void (rebook = given);

/** Tells the feedback that lessons were requested for it; refused where that cannot be. */
export const noteRebooked: Rebook = async (context, feedbackId, request) => rebook?.(context, feedbackId, request);
