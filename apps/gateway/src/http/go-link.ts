import type { Request, RequestHandler, Response } from "express";
import type { GraphQLError } from "graphql";
import { UpstreamError } from "../errors/upstream-error.ts";
import type { GatewayContext } from "../features/context.ts";
import type { ClickCounts } from "./click-counts.ts";
import { addressOf } from "./address.ts";
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

interface Target {
  url: string;
  /** A code that somebody new can come with. */
  code: string | null;
  /** What the link says, where nobody could look whether it is a code. */
  unseen: string | null;
}

/** The code that a browser came with earlier; null if with none. */
function keptCode(cookies: string | undefined): string | null {
  const found = new RegExp(`(?:^|;\\s*)${cookieName}=([A-Z0-9-]{3,24})(?:;|$)`).exec(cookies ?? "");
  return found?.[1] ?? null;
}

const isCode = (text: string): boolean => /^[\w-]{3,64}$/.test(text);

/**
 * A referrer's link: keeps its code in the browser for 90 days unless an earlier one is kept, counts the click, and leads
 * to the website, which is told the code that counts. A visitor is let through where the server is silent or their
 * address asks too often: to the website as it was last known, with a code that nobody has looked at.
 */
export function goLink({ contextOf, count, clicks }: Parts): RequestHandler<{ code: string }> {
  let website: string | null = null;

  /** Null where the website is not known yet. */
  async function targetOf(req: Request, res: Response, text: string): Promise<Target | null> {
    const unseen = () => website && { url: website, code: null, unseen: isCode(text) ? text.toUpperCase() : null };
    const context = await contextOf(req, res);
    if (await count(context)) return unseen() || null;
    try {
      const found = await context.sources.referral.targetOf(isCode(text) ? text : "-");
      website = found.url;
      return { ...found, unseen: null };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return unseen() || null;
    }
  }

  return async (req, res) => {
    const found = await targetOf(req as Request, res, req.params.code);
    if (found === null) {
      sendError(res, 503, "UPSTREAM_UNAVAILABLE", "We cannot open this link just now. Try again in a minute.");
      return;
    }
    const { url, code, unseen } = found;
    const first = keptCode(req.headers.cookie) ?? code;
    if (code !== null) clicks.add(code, addressOf(req));
    if (first !== null && first === code)
      res.cookie(cookieName, code, {
        maxAge: keptDays * 24 * 60 * 60_000,
        httpOnly: true,
        sameSite: "lax",
        secure: req.secure,
      });
    const target = new URL(url);
    const passed = first ?? unseen;
    if (passed !== null) target.searchParams.set("code", passed);
    res.setHeader("cache-control", "no-store");
    res.setHeader("referrer-policy", "no-referrer");
    res.redirect(302, target.href);
  };
}
