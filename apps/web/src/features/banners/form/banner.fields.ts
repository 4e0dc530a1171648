import { bannerAudiences, bannerPlacements } from "@app/domain/banners/banner-enums.ts";
import { bannerInput } from "@app/domain/banners/banner.ts";
import type { BannerAudience, BannerPlacement } from "@app/schema/types.generated.ts";
import {
  day,
  enumField,
  number,
  reference,
  references,
  text,
  texts,
  upload,
  yesNo,
} from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { audienceWord, placementWord } from "../banner-labels.ts";
import type { BannerRecordFragment } from "../banner.generated.ts";

/** A banner's form as a table of its fields. */
export const bannerForm = formOf<BannerRecordFragment>()(bannerInput, {
  title: text("Title"),
  body: text("Text"),
  imageFileId: { ...upload("Image", "imageFile"), showStored: (id: unknown) => (id ? "another image" : "none") },
  altText: text("What the image shows"),
  ctaLabel: text("Button label"),
  ctaUrl: text("Button link"),
  promoId: reference("Promo", "promo"),
  placement: {
    ...enumField<BannerPlacement>()("Placement", bannerPlacements),
    show: placementWord,
    showStored: placementWord,
  },
  audience: {
    ...enumField<BannerAudience>()("Audience", bannerAudiences, "everyone"),
    show: audienceWord,
    showStored: audienceWord,
  },
  regionIds: references("Regions", "regions"),
  subjects: texts("Beside these subjects only"),
  startsOn: day("First day"),
  endsOn: day("Last day"),
  priority: { ...number("Priority"), empty: 0 as number | string | null },
  dismissible: yesNo("People can close it", true),
});
export type BannerValues = ReturnType<typeof bannerForm.recordOf>["values"];
