import { createServer, IncomingMessage, ServerResponse, type Server, type ServerOptions } from "node:http";
import type { Express } from "express";

/**
 * A server whose requests and responses are born as express's own. Express gives each its prototype anew,
 * and changing the prototype of a living object throws away what the engine has learnt of it: on small answers
 * that alone costs a quarter. Where the prototype is right already, nothing is changed.
 */
export function expressServer(app: Express, options: ServerOptions): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse<Request> {}
  app.request = bornAs(Request.prototype, app.request);
  app.response = bornAs(Response.prototype, app.response);
  return createServer({ ...options, IncomingMessage: Request, ServerResponse: Response }, app);
}

/** Puts a class's prototype below the one that express has for all, with what this app has of its own. */
function bornAs<T extends object>(prototype: object, own: T): T {
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(own) as object);
  return Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(own)) as T;
}
