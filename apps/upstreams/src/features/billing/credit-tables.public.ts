export { creditLots } from "./credit.table.ts";
