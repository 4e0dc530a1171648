import type { RequestHandler } from "express";
import { Refusal } from "../service/refusal.ts";

export const kilobyte = 1024;

/** How long somebody who sends too much may go on after the answer, so that they can read it; in milliseconds. */
const graceMs = 1_000;

/** How long the body of a call may take to arrive, in milliseconds. */
const arrivalMs = 10_000;

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

/**
 * Answers a body that is too long as soon as it is, and one that does not arrive in time, and then cuts it off: express
 * waits for its end, which need never come.
 */
export const cutOff =
  (most: number, withinMs = arrivalMs): RequestHandler =>
  (request, response, next) => {
    let read = 0;
    const refuse = (message: string, status: number) => {
      if (!response.headersSent) next(new Refusal("BAD_REQUEST", message, {}, status));
    };
    request.on("data", (part: Buffer) => {
      read += part.length;
      if (read > most) refuse("The request body is too large.", 413);
    });
    const late = setTimeout(() => {
      if (!request.complete) refuse("The request took too long to arrive.", 408);
    }, withinMs).unref();
    request.once("close", () => clearTimeout(late)).once("end", () => clearTimeout(late));
    endUnread(request, response, next);
  };
