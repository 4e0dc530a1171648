export { listFeedback, shownFeedback, tutorFeedbackList } from "./tutor-feedback.queries.ts";
export type { TutorFeedbackRecord } from "./tutor-feedback.record.ts";
export { assignFeedback, fireFeedbackEvent } from "./tutor-feedback.service.ts";
export { tutorFeedback } from "./tutor-feedback.table.ts";
