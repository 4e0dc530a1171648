export { backgrounds } from "./backgrounds.table.ts";
export { characters } from "./characters.table.ts";
export { stories } from "./stories.table.ts";
