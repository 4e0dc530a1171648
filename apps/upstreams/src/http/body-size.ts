import type { RequestHandler } from "express";
import { Refusal } from "../service/refusal.ts";

export const kilobyte = 1024;

/** How long somebody who sends too much may go on after the answer, so that they can read it; in milliseconds. */
const graceMs = 1_000;

/** Cuts off somebody who goes on sending after the answer: nobody reads what is left. A connection that is closed at once could take the answer with it. */
export const endUnread: RequestHandler = (request, response, next) => {
  response.once("finish", () => {
    const end = () => {
      if (!request.complete) request.destroy();
    };
    if (!request.complete) setTimeout(end, graceMs).unref();
  });
  next();
};

/** Answers a body that is too long as soon as it is, and then cuts it off: express waits for its end, which need never come. */
export const cutOff =
  (most: number): RequestHandler =>
  (request, response, next) => {
    let read = 0;
    request.on("data", (part: Buffer) => {
      read += part.length;
      if (read <= most || response.headersSent) return;
      next(new Refusal("BAD_REQUEST", "The request body is too large.", {}, 413));
    });
    endUnread(request, response, next);
  };
