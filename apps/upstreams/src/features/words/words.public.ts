export { heldWords, holdWords } from "./hold-words.ts";
export { saidBy, wordColumns } from "./word-columns.ts";
export { words } from "./words.table.ts";
