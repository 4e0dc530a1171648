export type { WordRecord } from "./word.record.ts";
export { listWords, wordList } from "./words.queries.ts";
export { updateWord, wordReviews } from "./words.service.ts";
