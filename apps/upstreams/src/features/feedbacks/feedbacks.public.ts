export { closeResolved } from "./close-resolved.ts";
export { feedbackLinks, feedbacks, feedbackWords } from "./feedbacks.table.ts";
