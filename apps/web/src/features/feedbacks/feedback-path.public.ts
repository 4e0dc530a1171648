export { feedbackPath, feedbacksPath } from "./feedback.kind.ts";
