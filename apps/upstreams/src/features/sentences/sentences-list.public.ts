export type { SentenceSessionRecord } from "./sentence-session.record.ts";
export { listSentenceSessions, sentenceSessionList } from "./sentence-sessions.queries.ts";
export { sentenceReviews } from "./sentence-sessions.service.ts";
