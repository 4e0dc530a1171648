export { closeFeedback } from "./feedback-events.service.ts";
export type { FeedbackRecord } from "./feedback.record.ts";
export { feedbackList, listFeedbacks } from "./feedbacks.queries.ts";
export { assignFeedback, prioritiseFeedback } from "./feedbacks.service.ts";
