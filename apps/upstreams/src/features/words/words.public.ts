export { saidBy, wordColumns } from "./word-columns.ts";
export { words } from "./words.table.ts";
