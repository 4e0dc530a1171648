import type { Request, RequestHandler, Response } from "express";
import type { GraphQLError } from "graphql";
import { bannerActs, bannerSeconds, isRobot, type BannerAct } from "@app/domain/banners/banner-counts.ts";
import { UpstreamError } from "../errors/upstream-error.ts";
import type { BannerCounter } from "../features/banners/banner-counts.ts";
import type { BannerPlace } from "../features/banners/banners.source.ts";
import type { GatewayContext } from "../features/context.ts";
import { addressOf } from "./address.ts";
import { sendError } from "./errors.ts";

/** How many answers are cached at once; placements, regions and subjects are few. */
const mostCached = 500;

interface Parts {
  contextOf: (request: Request, response: Response) => Promise<GatewayContext>;
  /** Counts a request against the limits of its address; returns the refusal if exceeded. */
  count: (request: Request) => Promise<GraphQLError | null>;
  now: () => number;
  /** The portal's address, before those of images; empty where it is not known. */
  base: string;
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value.slice(0, 100) : undefined);

/** Pages of other origins may read the answer: it is the same for everybody. */
const openToAll = (res: Response): void => {
  res.setHeader("access-control-allow-origin", "*");
  res.setHeader("cross-origin-resource-policy", "cross-origin");
};

async function readShown(context: GatewayContext, place: BannerPlace, base: string): Promise<string> {
  const shown = await context.sources.banner.shown(place);
  if (!shown) return JSON.stringify({ banner: null });
  const { id, edition, title, body, imageFileId, altText, ctaLabel, ctaUrl, code, dismissible } = shown;
  const image = imageFileId === null ? null : { url: `${base}/files/${imageFileId}`, alt: altText };
  const button = ctaLabel === null ? null : { label: ctaLabel, url: ctaUrl };
  return JSON.stringify({ banner: { id, edition, title, body, image, button, code, dismissible } });
}

function sendRefusal(res: Response, error: unknown): void {
  if (!(error instanceof UpstreamError)) throw error;
  const [wrong] = Object.entries(error.fields);
  // Whoever builds a website reads it: the parameter is named.
  const message = wrong ? wrong.join(": ") : error.message;
  if (error.status === 400 || error.status === 422) sendError(res, 400, "BAD_USER_INPUT", message);
  else sendError(res, 502, "UPSTREAM_UNAVAILABLE", "Network error");
}

/**
 * The banner of a placement, for the apps and the website, which ask without a sign-in:
 *
 *     GET /banners?placement=website&region=uk
 */
export function banners({ contextOf, count, now, base }: Parts): RequestHandler {
  const cached = new Map<string, { until: number; answer: Promise<string> }>();
  return async (req, res) => {
    openToAll(res);
    const refusal = await count(req);
    if (refusal) {
      res.setHeader("retry-after", String(refusal.extensions["retryAfter"]));
      sendError(res, 429, "RATE_LIMITED", refusal.message);
      return;
    }
    const { placement, region, subject } = req.query;
    const place = { placement: textOf(placement), region: textOf(region)?.toLowerCase(), subject: textOf(subject) };
    const key = JSON.stringify(place);
    const known = cached.get(key);
    const isKept = known !== undefined && known.until > now();
    const answer = isKept ? known.answer : contextOf(req, res).then((context) => readShown(context, place, base));
    if (!isKept) {
      if (cached.size >= mostCached) cached.clear();
      cached.set(key, { until: now() + bannerSeconds * 1000, answer });
    }
    try {
      const text = await answer;
      res.setHeader("content-type", "application/json; charset=utf-8");
      res.setHeader("cache-control", `public, max-age=${bannerSeconds}`);
      res.end(text);
    } catch (error) {
      if (cached.get(key)?.answer === answer) cached.delete(key);
      sendRefusal(res, error);
    }
  };
}

const isAct = (text: string): text is BannerAct => bannerActs.some((act) => act === text);

/**
 * Takes in that a banner was seen or its button pressed. It answers at once, whatever is counted:
 *
 *     navigator.sendBeacon("/banners/ID/2/impression")
 */
export const bannerActsOf =
  (counter: Pick<BannerCounter, "count">): RequestHandler<{ id: string; edition: string; act: string }> =>
  (req, res) => {
    openToAll(res);
    const { id, edition, act } = req.params;
    if (!/^[0-9a-f]{24}$/.test(id) || !/^[1-9]\d{0,5}$/.test(edition) || !isAct(act)) {
      sendError(res, 404, "BAD_USER_INPUT", "Not found.");
      return;
    }
    if (!isRobot(req.get("user-agent") ?? ""))
      counter.count({ bannerId: id, edition: Number(edition), act, address: addressOf(req) });
    res.status(204).end();
  };
