export { referrers } from "./referrers.table.ts";
