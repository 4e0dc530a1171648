export type { PromoRecord } from "./promo.record.ts";
export { listPromos, promoList } from "./promos.queries.ts";
export { firePromoEvent } from "./promos.service.ts";
