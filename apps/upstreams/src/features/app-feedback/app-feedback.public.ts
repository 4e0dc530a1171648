export { appFeedbackList } from "./app-feedback.queries.ts";
export { assignAppFeedback, markDuplicate } from "./app-feedback.service.ts";
export { appFeedback } from "./app-feedback.table.ts";
