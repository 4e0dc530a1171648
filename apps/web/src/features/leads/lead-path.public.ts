export { leadPath } from "./lead.kind.ts";
