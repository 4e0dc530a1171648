import type { Request } from "express";

/** The person's network address; a front on this machine is believed about it, and only then is there work to do. */
export const addressOf = (request: Request): string =>
  (request.headers["x-forwarded-for"] === undefined ? request.socket.remoteAddress : request.ip) ?? "";
