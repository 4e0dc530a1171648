import { z } from "zod";
import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import { viewAsMessages } from "@app/domain/account/view-as.ts";
import { messages } from "@app/domain/messages.ts";
import { clientMessages } from "@app/domain/client-messages.ts";
import { isContended, retryable } from "../database/retryable.ts";
import { audit } from "../records/audit.ts";
import type { Actor, App, Context, Origin } from "../service/context.ts";
import { pageOf, type Envelope } from "./envelope.ts";
import { cutOff, endUnread, kilobyte } from "./body-size.ts";
import { withoutSecrets } from "./fingerprint.ts";
import { keyFrom, once } from "./idempotency.ts";
import { readList } from "../records/read-list.ts";
import { parse } from "../service/parse.ts";
import { requirePermission } from "../service/permission.ts";
import { readQuery } from "../service/read-query.ts";
import { Refusal } from "../service/refusal.ts";
import type { OpenRoute, Route, WriteRoute } from "./route.ts";
import { rejectUnstorableText } from "./storable-text.ts";

type GuardedRoute = Exclude<Route, OpenRoute>;
type Params = Record<string, string>;

const originOf = (request: Request, response: Response): Origin => ({
  ip: request.ip ?? null,
  userAgent: request.get("user-agent")?.slice(0, 300) ?? null,
  requestId: response.locals.requestId as string,
});

/** The person of the bearer token; refused without a valid one. Source: admin-portal.md section 8. */
async function actorOf(app: App, request: Request): Promise<Actor> {
  const token = /^Bearer (.+)$/i.exec(request.get("authorization") ?? "")?.[1]?.trim();
  if (!token) throw new Refusal("UNAUTHENTICATED", clientMessages.tokenMissing);
  const actor = await app.authenticate(token, request.ip ?? null);
  if (!actor) throw new Refusal("UNAUTHENTICATED", clientMessages.tokenInvalid);
  return actor;
}

/** Builds the context of a call once its caller is known. */
export async function contextOf(app: App, request: Request, response: Response): Promise<Context> {
  const { database: db, clock, nameOf } = app;
  const actor = await actorOf(app, request);
  return { db, actor, now: clock.now(), origin: originOf(request, response), nameOf };
}

/** Refuses changes while viewing as another role. */
export function refuseWhileViewing({ actor }: Pick<Context, "actor">): void {
  if (actor.viewedFrom !== null && actor.role !== null) {
    throw new Refusal("FORBIDDEN", viewAsMessages.readOnly(actor.role));
  }
}

const changesSomething = (route: GuardedRoute): boolean =>
  route.kind === "upload" || (route.kind === "write" && !route.whileViewing);

/** Checks permissions; a refused change is logged. */
async function admit(app: App, route: GuardedRoute, request: Request, response: Response): Promise<void> {
  const context = await contextOf(app, request, response);
  response.locals.context = context;
  try {
    if (changesSomething(route)) refuseWhileViewing(context);
    requirePermission(context, route.permission);
  } catch (refusal) {
    if (route.kind === "write") {
      const entry = { action: "permission-denied", kind: route.permission.split(":")[0] ?? "", id: null } as const;
      await audit(context, { ...entry, label: `${request.method} ${route.path}` });
    }
    throw refusal;
  }
}

async function change(app: App, route: WriteRoute, context: Context, request: Request): Promise<unknown> {
  const key = keyFrom(request.get("idempotency-key"));
  const params = request.params as Params;
  const body = parse(route.body, request.body);
  const fingerprint = app.fingerprintOf([request.method, request.path, withoutSecrets(route.body, body)]);
  const write = () =>
    retryable(app.database, (db) => {
      const inside = { ...context, db };
      return once(inside, key, fingerprint, () => route.handle(inside, { params, body }));
    });
  const answer = await (route.around ? route.around(app, context, write) : write()).catch((error: unknown) => {
    throw isContended(error) ? new Refusal("WRONG_STATE", messages.contended) : error;
  });
  app.events.signal.wake();
  return answer;
}

async function answerOf(app: App, route: GuardedRoute, context: Context, request: Request): Promise<unknown> {
  if (route.kind === "write") return change(app, route, context, request);
  if (route.kind === "upload") return route.handle(app, context, request);
  if (route.kind === "list") {
    const asked = await readList(route.list, queryOf(request), context);
    return pageOf(await route.handle(context, asked), asked);
  }
  return route.handle(context, { params: request.params as Params, query: givenQuery(route.query, request) });
}

/** Parsed by hand, because a request may name an address that `URL` cannot parse. */
const noQuery = z.object({});
const queryOf = ({ originalUrl }: Request) => new URLSearchParams(/\?(.*)/s.exec(originalUrl)?.[1] ?? "");

/** Refuses unstorable text anywhere in the request. */
function rejectUnstorableRequest(request: Request): void {
  const query = queryOf(request);
  const texts = Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name).join(" ")]));
  for (const part of [request.params, texts, request.body as unknown]) rejectUnstorableText(Object(part) as object);
}

/** A read without a query of its own takes no parameters. */
const givenQuery = (schema: Extract<Route, { kind: "read" }>["query"], request: Request) =>
  readQuery(schema ?? noQuery, queryOf(request));

/** A form or plain text would count as an empty body. */
const onlyJson: RequestHandler = (request, _response, next) => {
  const isOther = request.is("json") === false && request.get("content-length") !== "0";
  next(
    isOther
      ? new Refusal("BAD_REQUEST", "Send the body as JSON, with Content-Type: application/json.", {}, 415)
      : undefined,
  );
};

/** Adds a route to a server: authentication, permission, validation, then the handler. */
export function addRoute(router: Router, app: App, envelope: Envelope, route: Route): void {
  const limit = route.bodyLimit ?? 256 * kilobyte;
  const json = express.json({ limit });
  const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
  const send = (response: Response, answer: unknown) => {
    if (response.headersSent) return;
    response.status(route.status ?? 200).json(route.shape === "record" ? envelope.record(answer) : answer);
  };

  const admission: RequestHandler = async (request, response, next) => {
    response.locals.route = route;
    if (route.kind === "open") route.admit?.(app, request);
    else await admit(app, route, request, response);
    next();
  };
  const work: RequestHandler = async (request, response) => {
    rejectUnstorableRequest(request);
    if (route.kind !== "open") {
      send(response, await answerOf(app, route, response.locals.context as Context, request));
      return;
    }
    const body: unknown = route.body ? parse(route.body, request.body) : undefined;
    const query = route.query ? readQuery(route.query, queryOf(request)) : {};
    const input = { params: request.params as Params, query, body, origin: originOf(request, response) };
    send(response, await route.handle(app, { ...input, request, response }));
  };
  if (route.kind === "upload" || (route.kind === "open" && route.form))
    router[route.method](path, endUnread, admission, work);
  else router[route.method](path, admission, cutOff(limit), onlyJson, json, work);
}
