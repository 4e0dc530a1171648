import { undoSeconds } from "@app/domain/lessons/undo.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import request, { type Response } from "supertest";
import type { Role } from "@app/domain/enums.ts";
import { makeServers, partsV1, partsV2, type Servers } from "../app.ts";
import { Availability } from "../database/availability.ts";
import { writeDocuments } from "../features/billing/documents/write-documents.ts";
import type { MailTransport } from "../features/system/mail/mail-transport.ts";
import { sendWaitingMail } from "../features/system/mail/send-mail.ts";
import { EventSignal } from "../service/event-signal.ts";
import type { Route } from "../http/route.ts";
import type { S3Settings } from "../storage/s3-store.ts";
import { openStorage } from "../storage/open-storage.ts";
import { demoPassword } from "../seed/seed.ts";
import { audited } from "./audited.ts";
import { openSeeded } from "./seeded-database.ts";
import { beginning } from "./template.ts";

/** Who calls: a role, the account without one, or nobody. */
export type Caller = Role | "no-role" | null;
/** An answer whose body is known. */
export type Answer<Body> = Omit<Response, "body"> & { body: Body };
/** v2's envelopes. */
export interface One<Item> {
  data: Item;
}
export interface Page<Item> extends One<Item[]> {
  total: number;
}
type Loose = Record<string, unknown>;
interface SignedIn {
  user: Loose;
  accessToken: string;
}

export type Method = "get" | "post" | "patch" | "put";
export interface Call {
  as?: Caller;
  body?: unknown;
  headers?: Record<string, string>;
}

const withPattern = (route: Route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
});
const routesOf = {
  v1: partsV1({} as never).routes.map(withPattern),
  v2: partsV2.routes.map(withPattern),
};

/** Holds every answer against what its route promises, so that the contract cannot drift from the code. */
function expectPromised(server: keyof Servers, method: Method, path: string, body: unknown): void {
  const place = path.split("?")[0] ?? "";
  const found = routesOf[server].filter(({ route, pattern }) => route.method === method && pattern.test(place));
  const { route } = found.find((one) => one.route.path === path) ?? found[0] ?? {};
  if (!route || path.startsWith("/files/")) return;
  const answer = route.shape === "record" && server === "v2" ? (body as { data: unknown }).data : body;
  const records = route.shape === "list" ? (answer as { data: unknown[] }).data : [answer];
  for (const record of records) expect(route.answer.parse(record)).toEqual(record);
}

/** Where people reach the portal. */
const publicUrl = "https://portal.example.org";

/** Opens the stream of changes. */
export const eventsToken = "events-token-of-the-tests";

/** Listens from the beginning: to open and close a port for each call costs more than many of the calls. */
const listeningOf = (app: Servers["v1"]): Server => createServer(app).listen(0, "127.0.0.1").unref();

/** Both servers over a seeded database of their own, at a time that the test moves. */
export async function openWorld(given: { eventsToken?: null; s3?: S3Settings } = {}) {
  const { database: opened, rows, statementsOf, close: closeDatabase } = await openSeeded();
  const dataDir = await mkdtemp(join(tmpdir(), "world-"));
  const files = await openStorage({ dataDir, s3: given.s3 ?? null, unusedFilesMs: 24 * 60 * 60_000 });
  const database = audited(opened);
  let now = beginning;
  const clock = { now: () => now };
  const afterUndo = { now: () => new Date(now.getTime() + undoSeconds * 1000) };
  const waits: number[] = [];
  const slowBy = (ms: number) => Promise.resolve(waits.push(ms));
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const signal = new EventSignal();
  const token = given.eventsToken === undefined ? eventsToken : null;
  const availability = new Availability(database, log);
  const parts = { database, clock, log, availability, events: { token, signal }, publicUrl, files };
  const servers = await makeServers(parts, slowBy);
  const tokens = new Map<Caller, string>();
  const listening = { v1: listeningOf(servers.v1), v2: listeningOf(servers.v2) };

  async function send<Body>(
    server: keyof Servers,
    method: Method,
    path: string,
    { as = null, body, headers = {} }: Call,
  ): Promise<Answer<Body>> {
    const authorization = as === null ? {} : { authorization: `Bearer ${await tokenOf(as)}` };
    const agent = request(listening[server]);
    const call = agent[method](path).set({ ...authorization, ...headers });
    const response = await (body === undefined ? call : call.send(body as object));
    if (response.status < 300) expectPromised(server, method, path, response.body);
    return response;
  }
  async function signIn(
    email: string,
    password = demoPassword,
    headers: Record<string, string> = {},
  ): Promise<Answer<SignedIn>> {
    return send("v1", "post", "/admin/login", { body: { email, password }, headers });
  }
  async function tokenOf(caller: Exclude<Caller, null>): Promise<string> {
    const known = tokens.get(caller);
    if (known !== undefined) return known;
    const { body } = await signIn(`${caller}@demo.test`);
    tokens.set(caller, body.accessToken);
    return body.accessToken;
  }

  return {
    database,
    rows,
    statementsOf,
    servers,
    signal,
    waits,
    lines,
    log,
    availability,
    publicUrl,
    close: async () => {
      for (const server of Object.values(listening)) server.close().closeAllConnections();
      await closeDatabase();
      await rm(dataDir, { recursive: true, force: true });
    },
    dataDir,
    files,
    clock,
    signIn,
    tokenOf,
    /**
     * Sends what waits; without a mail server it stays in the mailbox. Unless it is to be `atOnce`, nothing can be undone
     * any more by then.
     */
    sendMail: (transport: MailTransport | null = null, { atOnce = false } = {}) =>
      writeDocuments({ database, clock, log, files }, { onlyMailed: true }).then(() =>
        sendWaitingMail({
          database,
          clock: atOnce ? clock : afterUndo,
          log,
          transport,
          publicUrl,
          files,
        }),
      ),
    /** Later calls happen so many minutes later. */
    pass: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    /** Forgets who is signed in, so that the next call signs in anew. */
    forgetTokens: () => tokens.clear(),
    v1: <Body = Loose>(method: Method, path: string, call: Call = {}) => send<Body>("v1", method, path, call),
    v2: <Body = Loose>(method: Method, path: string, call: Call = {}) => send<Body>("v2", method, path, call),
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
