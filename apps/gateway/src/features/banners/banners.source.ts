import { isBannerEdition, isShownBanner, type ShownBanner } from "@app/schema/upstreams/v2.records.generated.ts";
import { isObject } from "../../common/is-object.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import { arrayOf, type Check } from "../../upstream/shape.ts";

const areEditions = arrayOf(isBannerEdition);
const shown: Check<{ banner: ShownBanner | null }> = (value): value is { banner: ShownBanner | null } =>
  isObject(value) && (value.banner === null || isShownBanner(value.banner));

/** Where a banner is asked for. */
export interface BannerPlace {
  placement: string | undefined;
  region: string | undefined;
  subject: string | undefined;
}

export class BannersSource extends recordSource("Banner") {
  /** What a banner said over time, the present version first. */
  editions(id: string) {
    return this.rest.get(this.pathOf(id, "/editions"), areEditions);
  }

  /** The banner that shows in a place today, for anybody; null if there is none. */
  async shown(place: BannerPlace): Promise<ShownBanner | null> {
    return (await this.rest.get(`/billing/banners/shown?${queryOf({ ...place })}`, shown)).banner;
  }
}
