import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";

/** The header that carries it, to the servers behind and back to the caller. */
export const requestIdHeader = "x-request-id";

/** The id of the request that is answered. */
export const requestIdOf = ({ locals }: Response): string => String(locals.requestId);

/** Gives a request its id: the caller's own where that is harmless. */
export function giveRequestId(req: Request, res: Response): string {
  const given = req.headers[requestIdHeader];
  const id = typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  res.locals.requestId = id;
  return id;
}

/** Gives every request an id and says it in the answer. */
export const requestId: RequestHandler = (req, res, next) => {
  res.setHeader(requestIdHeader, giveRequestId(req, res));
  next();
};
