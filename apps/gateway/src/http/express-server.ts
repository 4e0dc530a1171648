import { createServer, IncomingMessage, ServerResponse, type Server, type ServerOptions } from "node:http";
import type { Express, Request, Response } from "express";
import { closeSlow, closeUnread } from "./unread-body.ts";

/** Answers requests of one path itself. */
interface Shortcut {
  fits: (url: string) => boolean;
  /** Never fails. */
  answer: (request: Request, response: Response) => unknown;
}

/**
 * A server whose requests and responses are created with Express's prototypes. Express would set the prototype of each
 * existing object, which discards the engine's optimisations and costs a quarter on small responses. The shortcut's
 * path bypasses Express, whose layers would cost as much again.
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

/** Chains a class's prototype below Express's own, with this app's additions. */
function bornAs<T extends object>(prototype: object, own: T): T {
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(own) as object);
  return Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(own)) as T;
}
