import { z } from "zod";
import { bannerStandings } from "@app/domain/banners/banner-enums.ts";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { banners } from "./banners.table.ts";

/** A banner. Source: domain.md 1.3. */
export const bannerRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(banners, "title", "body", "imageFileId", "altText", "ctaLabel", "ctaUrl", "promoId"),
    ...columnSchemas(banners, "placement", "audience", "regionIds", "subjects", "startsOn", "endsOn", "priority"),
    ...columnSchemas(banners, "dismissible", "status", "edition"),
    standing: z.enum(bannerStandings).meta({ description: "By today's date in its first region." }),
    impressions: z.int().meta({ description: "How often its present version was seen." }),
    clicks: z.int().meta({ description: "How often the button of its present version was pressed." }),
  })
  .meta({ id: "Banner" });
export type BannerRecord = z.infer<typeof bannerRecord>;
export const bannerOf = serializerFor(bannerRecord);

/** What a banner said at a time. */
export const bannerEditionRecord = z
  .object({
    _id: z.string(),
    number: z.int(),
    since: z.iso.datetime(),
    ...columnSchemas(banners, "title", "body", "imageFileId", "altText", "ctaLabel", "ctaUrl", "placement"),
    impressions: z.int(),
    clicks: z.int(),
  })
  .meta({ id: "BannerEdition" });
export type BannerEditionRecord = z.infer<typeof bannerEditionRecord>;

/** The banner of a placement, as anybody may see it. */
export const shownBannerRecord = z
  .object({
    id: z.string(),
    edition: z.int().meta({ description: "Sent along with what is counted." }),
    title: z.string(),
    body: z.string().nullable(),
    imageFileId: z.string().nullable(),
    altText: z.string().nullable(),
    ctaLabel: z.string().nullable(),
    ctaUrl: z.string().nullable(),
    code: z.string().nullable().meta({ description: "The code of its promo." }),
    dismissible: z.boolean(),
  })
  .meta({ id: "ShownBanner" });
