import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ToldEvent } from "../upstream/change-record.ts";
import type { aViewer } from "./records.ts";

export const eventsToken = "events-token-of-the-tests";

const anEvent = (n: number): ToldEvent => ({
  cursor: String(n),
  entityKind: "region",
  entityId: `r${n}`,
  partOfId: null,
  action: "updated",
  version: 2,
  at: "2026-01-05T09:00:00.000Z",
  permission: "regions:read",
  personId: null,
});

/** A server with sessions, some records, and changes by long polling, like the real ones. */
export async function startLiveUpstream() {
  const events: ToldEvent[] = [];
  const waiting = new Set<() => void>();
  const people = new Map<string, ReturnType<typeof aViewer>>();
  const records = new Map<string, unknown>();
  const asked: string[] = [];
  let base = 0;
  const wake = () => {
    for (const go of [...waiting]) go();
  };

  function answerEvents(res: ServerResponse, after: string | null): void {
    const from = after === null ? events.length : Number(after);
    const missed = after !== null && from < base;
    const data = missed ? [] : events.slice(from);
    const send = (status: number, json: unknown) => {
      res.writeHead(status, { "content-type": "application/json" });
      res.end(JSON.stringify(json));
    };
    if (after === null || missed || data.length > 0) {
      send(200, { data, cursor: String(events.length), missed });
      return;
    }
    const go = () => {
      waiting.delete(go);
      answerEvents(res, after);
    };
    waiting.add(go);
    res.once("close", () => waiting.delete(go));
  }

  const server = createServer((req, res) => {
    const url = new URL(req.url ?? "", "http://upstream");
    const token = /^\/admin\/loginWithToken\/(.+)$/.exec(url.pathname)?.[1];
    if (url.pathname === "/events" && req.headers.authorization === `Bearer ${eventsToken}`) {
      answerEvents(res, url.searchParams.get("after"));
      return;
    }
    if (token === undefined) asked.push(`${req.method} ${url.pathname}`);
    const user = people.get(token ?? "");
    const found = user ? { user, token: user.token ?? null } : records.get(url.pathname);
    const [status, json] = found
      ? [200, found]
      : [token === undefined ? 404 : 401, { error: "Invalid authorization token" }];
    res.writeHead(status, { "content-type": "application/json" });
    res.end(JSON.stringify(json));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    people,
    /** Responses by path, whatever the request. */
    records,
    /** Requests so far, without those for the session and for events. */
    asked,
    /** The number of feeds waiting for an event. */
    readers: () => waiting.size,
    tell(change: Partial<ToldEvent>): void {
      events.push({ ...anEvent(events.length + 1), ...change });
      wake();
    },
    /** Drops all events so far, as after a long silence. */
    forgetEvents(): void {
      events.push(anEvent(events.length + 1));
      base = events.length;
    },
    /** Stops, and starts again on the same port. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(port),
  };
}
