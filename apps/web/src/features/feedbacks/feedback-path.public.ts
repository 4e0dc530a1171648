export { feedbackPath } from "./feedback.kind.ts";
