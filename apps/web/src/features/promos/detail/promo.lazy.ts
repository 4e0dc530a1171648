import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { PromoRecordDocument } from "../promo.generated.ts";

export { PromoScreen as Component } from "./promo.screen.tsx";

export const preload = preloadRecord(PromoRecordDocument, "promoId");
