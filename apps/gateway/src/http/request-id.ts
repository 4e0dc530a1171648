import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";

/** Carries the id to the servers behind and back to the caller. */
export const requestIdHeader = "x-request-id";

export const requestIdOf = ({ locals }: Response): string => String(locals.requestId);

/** Assigns a request its id: the caller's own if it is harmless. */
export function giveRequestId(req: Request, res: Response): string {
  const given = req.headers[requestIdHeader];
  const id = typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  res.locals.requestId = id;
  return id;
}

/** Assigns every request an id and returns it in the response. */
export const requestId: RequestHandler = (req, res, next) => {
  res.setHeader(requestIdHeader, giveRequestId(req, res));
  next();
};
