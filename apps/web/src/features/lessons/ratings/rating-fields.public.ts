export { LearnerFields } from "./learner-fields.tsx";
export { continueOptions, tagOptions } from "./rating-labels.ts";
