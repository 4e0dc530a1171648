/** How banners are counted: what apps and the website send, gathered and sent on by the minute. */
import * as z from "zod";
import { idField, wholeField } from "../fields.ts";

/** What is counted of a banner: that somebody saw it, and that somebody pressed its button. */
export const bannerActs = ["impression", "click"] as const;
export type BannerAct = (typeof bannerActs)[number];

/** How long acts are gathered, and how long an answer about a banner is good for, in seconds. */
export const bannerSeconds = 60;

/** How often one address counts for one banner within that time, by act: a household, not a program. */
export const mostActs: Readonly<Record<BannerAct, number>> = { impression: 10, click: 3 };

/** Programs that say what they are; what they open, nobody has seen. */
export const isRobot = (userAgent: string): boolean =>
  userAgent === "" ||
  /bot\b|crawl|spider|slurp|preview|headless|monitor|curl|wget|python|scrapy|lighthouse/i.test(userAgent);

const most = 1_000_000;

/** What was gathered in a minute. A batch that is sent twice counts once. */
export const bannerCountsInput = z.object({
  batchId: z.uuid(),
  counts: z
    .array(
      z.object({
        bannerId: idField("Banner"),
        edition: wholeField("Edition", 1, most),
        impressions: wholeField("Impressions", 0, most),
        clicks: wholeField("Clicks", 0, most),
      }),
    )
    .max(1000),
});
export type BannerCounts = z.infer<typeof bannerCountsInput>["counts"];
