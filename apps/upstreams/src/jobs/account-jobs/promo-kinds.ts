import { sql } from "drizzle-orm";
import { z } from "zod";
import { bannerList, fireBannerEvent } from "../../features/banners/banners-list.public.ts";
import { banners } from "../../features/banners/banners-tables.public.ts";
import { firePromoEvent, promoList } from "../../features/promos/promos-list.public.ts";
import { promos } from "../../features/promos/promos-tables.public.ts";
import { bulkKind, skipIfUnchanged } from "./bulk-kind.ts";

const common = { permission: "promos:act", payload: z.object({}) } as const;

const ofPromos = (event: "pause" | "archive", state: string) =>
  bulkKind({
    ...common,
    list: promoList,
    table: promos,
    label: promos.code,
    url: sql<string>`'/app/tutoring/invoice/promos/' || ${promos.id}`,
    run: async (context, at) => skipIfUnchanged(context, at, await firePromoEvent(context, event, at), state),
  });

const ofBanners = (event: "pause" | "archive", state: string) =>
  bulkKind({
    ...common,
    list: bannerList,
    table: banners,
    label: banners.title,
    url: sql<string>`'/app/tutoring/invoice/banner-promos/' || ${banners.id}`,
    run: async (context, at) => skipIfUnchanged(context, at, await fireBannerEvent(context, event, at), state),
  });

export const promoKinds = {
  "promos-pause": ofPromos("pause", "paused"),
  "promos-archive": ofPromos("archive", "archived"),
  "banners-pause": ofBanners("pause", "paused"),
  "banners-archive": ofBanners("archive", "archived"),
};
