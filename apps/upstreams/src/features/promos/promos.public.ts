export { promoResult } from "./promo.record.ts";
export { judgePromos } from "./judge-promos.ts";
export { keepPromosInStep, reservePromos } from "./redemptions.service.ts";
