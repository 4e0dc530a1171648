import type { Request, RequestHandler, Response } from "express";
import type { GraphQLError } from "graphql";
import { UpstreamError } from "../errors/upstream-error.ts";
import type { GatewayContext } from "../features/context.ts";
import type { ClickCounts } from "./click-counts.ts";
import { sendError } from "./errors.ts";

/** How long a browser remembers by whose link it came. Source: domain.md 1.3. */
const keptDays = 90;
const cookieName = "referral";

interface Parts {
  contextOf: (request: Request, response: Response) => Promise<GatewayContext>;
  /** Counts a request against the limits of its address; returns the refusal if exceeded. */
  count: (context: GatewayContext) => Promise<GraphQLError | null>;
  clicks: ClickCounts;
}

/** The code that a browser came with earlier; null if with none. */
function keptCode(cookies: string | undefined): string | null {
  const found = new RegExp(`(?:^|;\\s*)${cookieName}=([A-Z0-9-]{3,24})(?:;|$)`).exec(cookies ?? "");
  return found?.[1] ?? null;
}

/**
 * A referrer's link: keeps its code in the browser for 90 days unless an earlier one is kept, counts the click, and leads
 * to the website, which is told the code that counts.
 */
export const goLink =
  ({ contextOf, count, clicks }: Parts): RequestHandler<{ code: string }> =>
  async (req, res) => {
    const context = await contextOf(req as Request, res);
    const refusal = await count(context);
    if (refusal) {
      sendError(res, 429, "RATE_LIMITED", refusal.message);
      return;
    }
    try {
      const { url, code } = await context.sources.referral.targetOf(req.params.code);
      const first = keptCode(req.headers.cookie) ?? code;
      if (code !== null) clicks.add(code);
      if (first !== null && first === code)
        res.cookie(cookieName, code, {
          maxAge: keptDays * 24 * 60 * 60_000,
          httpOnly: true,
          sameSite: "lax",
          secure: req.secure,
        });
      const target = new URL(url);
      if (first !== null) target.searchParams.set("code", first);
      res.setHeader("cache-control", "no-store");
      res.setHeader("referrer-policy", "no-referrer");
      res.redirect(302, target.href);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.status === 429) sendError(res, 429, "RATE_LIMITED", error.message);
      else sendError(res, 502, "UPSTREAM_UNAVAILABLE", "Network error");
    }
  };
