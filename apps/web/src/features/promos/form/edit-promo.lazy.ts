import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { PromoRecordDocument } from "../promo.generated.ts";

export { EditPromoScreen as Component } from "./edit-promo.screen.tsx";

export const preload = preloadRecord(PromoRecordDocument, "promoId");
