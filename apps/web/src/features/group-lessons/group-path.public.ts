export { groupPath } from "./group.kind.ts";
