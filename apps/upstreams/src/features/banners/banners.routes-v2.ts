import { z } from "zod";
import { bannerCountsInput } from "@app/domain/banners/banner-counts.ts";
import { bannerInput, bannerMoveInput, bannerUpdateInput } from "@app/domain/banners/banner.ts";
import type { PromoEvent } from "@app/domain/promos/promo-enums.ts";
import { promoMachine } from "@app/domain/promos/promo-states.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { open, read, write, type Route } from "../../http/route.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { admitGateway } from "../events/events.public.ts";
import { takeCounts } from "./banner-counts.service.ts";
import { moveBanner } from "./banner-order.service.ts";
import { bannerEditionRecord, bannerRecord, shownBannerRecord } from "./banner.record.ts";
import { bannerList, editionsOf, listBanners } from "./banners.queries.ts";
import { bannerKind, copyBanner, createBanner, fireBannerEvent, updateBanner } from "./banners.service.ts";
import { shownBanner, shownQuery } from "./shown-banner.ts";

const path = "/billing/banners";
const calls = recordRoutes({ path, area: "promos", answer: bannerRecord });
const copies = recordRoutes({ path, area: "promos", answer: bannerRecord, act: "promos:write" });

const event = (name: PromoEvent, summary: string): Route =>
  calls.event(name, summary, (context, at) => fireBannerEvent(context, name, at));

/** Banners of the apps and the website. Source: domain.md 1.3, 2.7. */
export const bannerRoutes: Route[] = [
  calls.list("Banners, the highest priority first unless asked otherwise.", bannerList, listBanners),
  calls.facets(bannerList),
  calls.create("Adds a banner, as a draft.", bannerInput, createBanner),
  calls.update("Saves changes to a banner.", bannerUpdateInput, updateBanner),
  event("activate", "Lets a banner show within its dates."),
  event("pause", "Stops showing a banner for a while."),
  event("resume", "Lets a paused banner show again."),
  event("archive", "Puts a banner away."),
  copies.event("copy", "Starts a draft that says the same as a banner.", copyBanner),
  write({
    method: "post",
    path: `${path}/{id}/move`,
    summary: "Moves a banner among those of its placement; the first that can be shown is.",
    permission: "promos:act",
    shape: "record",
    body: bannerMoveInput,
    answer: bannerRecord,
    handle: (context, { params: { id = "" }, body: { version, position } }) =>
      moveBanner(context, { _id: id, version }, position),
  }),
  read({
    path: `${path}/{id}/editions`,
    summary: "What a banner said over time, with how often each version was seen; the present one first.",
    permission: "promos:read",
    shape: "plain",
    answer: z.array(bannerEditionRecord),
    handle: (context, { params: { id = "" } }) => editionsOf(context, id),
  }),
  open({
    method: "get",
    path: `${path}/shown`,
    summary: "The banner that shows in a placement of a region today, for anybody; null if there is none.",
    query: shownQuery,
    answer: z.object({ banner: shownBannerRecord.nullable() }),
    handle: (app, { query }) => shownBanner(app, query),
  }),
  open({
    method: "post",
    path: `${path}/counts`,
    summary: "Takes in how often banners were seen and pressed. Needs the events token; 404 if none is set.",
    body: bannerCountsInput,
    answer: z.object({ isNew: z.boolean().meta({ description: "False if this batch had been taken in before." }) }),
    admit: (app, request) => admitGateway(app, request.get("authorization")),
    handle: (app, { body }) => takeCounts(app, body),
  }),
];

/** What is shown of a banner's history, and the ways back. */
export const bannerHistory = historyOf(bannerKind, {
  area: "promos",
  first: ["title"],
  more: ["status"],
  body: bannerUpdateInput,
  update: updateBanner,
  revertBy: revertByEvent(promoMachine, (context, name, at) => fireBannerEvent(context, name, at)),
});
