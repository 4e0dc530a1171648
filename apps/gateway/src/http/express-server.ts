import { createServer, IncomingMessage, ServerResponse, type Server, type ServerOptions } from "node:http";
import type { Express, Request, Response } from "express";
import { closeSlow, closeUnread } from "./unread-body.ts";

/** Answers the requests of one path itself. */
interface Shortcut {
  fits: (url: string) => boolean;
  /** Never fails. */
  answer: (request: Request, response: Response) => unknown;
}

/**
 * A server whose requests and responses are born as express's own. Express gives each its prototype anew,
 * and changing the prototype of a living object throws away what the engine has learnt of it: on small answers
 * that alone costs a quarter. Where the prototype is right already, nothing is changed. What the shortcut answers never
 * comes to express, whose way through its layers would cost as much again.
 */
export function expressServer(app: Express, options: ServerOptions, shortcut: Shortcut): Server {
  class BornRequest extends IncomingMessage {}
  class BornResponse extends ServerResponse<BornRequest> {}
  app.request = bornAs(BornRequest.prototype, app.request);
  app.response = bornAs(BornResponse.prototype, app.response);
  return createServer(
    { ...options, IncomingMessage: BornRequest, ServerResponse: BornResponse },
    (incoming, outgoing) => {
      const [request, response] = [incoming as Request, outgoing as Response];
      closeUnread(request, response);
      closeSlow(request);
      if (!shortcut.fits(request.url)) {
        app(request, response);
        return;
      }
      request.res = response;
      response.locals = {};
      shortcut.answer(request, response);
    },
  );
}

/** Puts a class's prototype below the one that express has for all, with what this app has of its own. */
function bornAs<T extends object>(prototype: object, own: T): T {
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(own) as object);
  return Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(own)) as T;
}
