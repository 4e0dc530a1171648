import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartRefused } from "./config.ts";

/** How long calls in flight may take after the servers were told to stop, in milliseconds. */
const drainMs = 1000;

/** How long the head of a request may take to arrive, in milliseconds. */
const headMs = 15_000;

/**
 * How long a connection without a call stays open, in milliseconds. Longer than clients that pool connections hold on to
 * one: after Node's five seconds a server that was busy for as long closed it although the next call had already arrived.
 */
const idleMs = 65_000;

export interface Listening {
  port: number;
  /** From now on calls are answered; until then they wait. */
  serve: (listener: RequestListener) => void;
  close: () => Promise<void>;
}

/** Takes a port at once, before anything slow is begun, so that a taken one is told at once. */
export async function listen(name: string, host: string, port: number): Promise<Listening> {
  let serve!: (listener: RequestListener) => void;
  const ready = new Promise<RequestListener>((resolve) => (serve = resolve));
  const server = createServer({ headersTimeout: headMs, keepAliveTimeout: idleMs }, (request, response) => {
    void ready.then((listener) => listener(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EADDRINUSE" ? "is already in use" : `cannot be listened on (${error.code ?? "?"})`;
      reject(new StartRefused(`${name.toUpperCase()}_PORT ${port} on ${host} ${reason}.`));
    });
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, serve, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}
