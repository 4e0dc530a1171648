export { factsOf, lessonOf, type Reading } from "./answers/answer-lesson-facts.ts";
export type { AnswerLinkRow } from "./answers/answer-links.table.ts";
export type { AnswerRules } from "./answers/answer-rules.ts";
export { issueAnswerLink } from "./answers/answer-links.ts";
export { bodyWith } from "./emails/write-emails.ts";
