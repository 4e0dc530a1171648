import { isPromoQuote, isPromoRedemption } from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { arrayOf } from "../../upstream/shape.ts";

const areRedemptions = arrayOf(isPromoRedemption);

export class PromosSource extends recordSource("Promo") {
  /** The latest redemptions of a promo. */
  redemptions(id: string) {
    return this.rest.get(this.pathOf(id, "/redemptions"), areRedemptions);
  }

  /** What codes would take off; nothing is saved. */
  quote(body: object) {
    return this.rest.send("POST", "/billing/promos/quote", body, isPromoQuote);
  }
}
