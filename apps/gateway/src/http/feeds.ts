import type { Request, RequestHandler, Response } from "express";
import type { GraphQLError } from "graphql";
import { UpstreamError } from "../errors/upstream-error.ts";
import type { GatewayContext } from "../features/context.ts";
import { sendError } from "./errors.ts";

interface Parts {
  contextOf: (request: Request, response: Response) => Promise<GatewayContext>;
  /** Counts a request against the limits of its address; returns the refusal if exceeded. */
  count: (context: GatewayContext) => Promise<GraphQLError | null>;
}

/** Calendars behind secret links, for programs that cannot sign in; cached for at most a quarter of an hour. */
export const feeds =
  ({ contextOf, count }: Parts): RequestHandler<{ name: string }> =>
  async (req, res) => {
    const code = /^([\w-]{43})\.ics$/.exec(req.params.name)?.[1];
    const missing = () => sendError(res, 404, "BAD_USER_INPUT", "This calendar does not exist.");
    res.setHeader("referrer-policy", "no-referrer");
    const context = await contextOf(req as Request, res);
    const refusal = await count(context);
    if (refusal) {
      sendError(res, 429, "RATE_LIMITED", refusal.message);
      return;
    }
    if (code === undefined) {
      missing();
      return;
    }
    try {
      const text = await context.sources.calendarLinks.open(code);
      res.setHeader("content-type", "text/calendar; charset=utf-8");
      res.setHeader("content-disposition", 'attachment; filename="lessons.ics"');
      res.setHeader("cache-control", "private, max-age=900");
      res.end(text);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.status === 404 || error.status === 422) missing();
      else if (error.status === 429) sendError(res, 429, "RATE_LIMITED", error.message);
      else sendError(res, 502, "UPSTREAM_UNAVAILABLE", "Network error");
    }
  };
