import {
  bannerAudienceLabels,
  bannerAudiences,
  bannerPlacementLabels,
  bannerPlacements,
  openAudiences,
} from "@app/domain/banners/banner-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { inPercent } from "@app/domain/percent.ts";
import { countOf } from "../../shared/text/format.ts";
import { labelOf, toOptions } from "../../shared/text/option-labels.ts";
import type { BannerRowFragment } from "./banner.generated.ts";

export const placementOptions = toOptions(bannerPlacements, bannerPlacementLabels);
export const audienceOptions = toOptions(bannerAudiences, bannerAudienceLabels);
/** Those that can be chosen until the apps say who is signed in. */
export const openAudienceOptions = audienceOptions.filter(({ value }) => openAudiences.includes(value));
export const placementWord = labelOf(placementOptions);
/** A placement in the rules' spelling. */
export const placementOf = (name: BannerRowFragment["placement"]): string =>
  bannerPlacements.find((one) => toEnumName(one) === name) ?? "";
export const audienceWord = labelOf(audienceOptions);

type Counted = Pick<BannerRowFragment, "impressions" | "clicks">;

/** "4.2%"; a dash while nobody has seen it. */
export const clickRate = ({ impressions, clicks }: Counted): string =>
  impressions === 0 ? "–" : inPercent(((clicks / impressions) * 100).toFixed(1));

/** "1,240 views, 52 clicks". */
export const countsInWords = ({ impressions, clicks }: Counted): string =>
  `${countOf(impressions, "view")}, ${countOf(clicks, "click")}`;

/** Why an active banner does not show today; null if its promo does not stop it. */
export const stoppedBy = ({ promo, standing }: Pick<BannerRowFragment, "promo" | "standing">): string | null =>
  standing === "ACTIVE" && promo && promo.standing !== "ACTIVE" ? `Waits for ${promo.code}` : null;
