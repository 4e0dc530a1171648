export { wordPath } from "./word.kind.ts";
