import { randomUUID } from "node:crypto";
import type { RequestHandler, Response } from "express";

const header = "x-request-id";

/** Gives every request an id, the caller's own where it is harmless, and says it in the answer. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get(header);
  res.setHeader(header, given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID());
  next();
};

export const requestIdOf = (res: Response): string => String(res.getHeader(header));
