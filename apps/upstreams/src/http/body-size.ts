import type { RequestHandler } from "express";
import { Refusal } from "../service/refusal.ts";

export const kilobyte = 1024;

/** How long a client that sends too much may continue after the response, so that it can read it; in milliseconds. */
const graceMs = 1_000;

/** How long a request body may take to arrive, in milliseconds. */
const arrivalMs = 10_000;

/**
 * Closes the connection of a client that keeps sending after the response. Closing at once could lose the response. Until
 * then the rest of the body is read and dropped: a client that has sent all of it reuses the connection.
 */
export const endUnread: RequestHandler = (request, response, next) => {
  response.once("finish", () => {
    const end = () => {
      if (!request.complete) request.destroy();
    };
    if (request.complete) return;
    request.resume();
    setTimeout(end, graceMs).unref();
  });
  next();
};

/**
 * Answers a body that is too long or too slow at once, then closes the connection. Express would wait for its end,
 * which may never come.
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
