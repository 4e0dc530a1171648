import { createServer, IncomingMessage, ServerResponse, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { Express } from "express";

/**
 * A server whose requests and responses are born as express's own. Express gives each its prototype anew,
 * and changing the prototype of a living object throws away what the engine has learnt of it: on small answers
 * that alone costs a quarter. Where the prototype is right already, nothing is changed.
 */
export function expressServer(app: Express, options: ServerOptions): Server {
  function Request(this: IncomingMessage, socket: Socket) {
    Reflect.apply(IncomingMessage, this, [socket]);
  }
  Request.prototype = app.request;

  function Response(this: ServerResponse, request: IncomingMessage, responseOptions: object) {
    Reflect.apply(ServerResponse, this, [request, responseOptions]);
  }
  Response.prototype = app.response;

  return createServer({ ...options, IncomingMessage: Request as never, ServerResponse: Response as never }, app);
}
