export { partnerLearners } from "./partner-learners.table.ts";
