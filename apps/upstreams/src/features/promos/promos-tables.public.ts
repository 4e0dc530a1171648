export { promoRedemptions, promos } from "./promos.table.ts";
