import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

/** The behaviour of the server: a response, or silence. */
export type Reply = { status?: number; json?: unknown; text?: string; type?: string } | "hang" | "reset";
export type Behaviour = (asked: Asked) => Reply;

export interface UpstreamServer {
  url: string;
  asked: Asked[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** A real server on a free port that behaves as the test says. */
export async function startUpstream(first: Behaviour): Promise<UpstreamServer> {
  let behaviour = first;
  const asked: Asked[] = [];
  const server = createServer((req, res) => {
    let body = "";
    req.on("data", (chunk: Buffer) => (body += String(chunk)));
    req.on("end", () => {
      const one = { method: req.method ?? "", path: req.url ?? "", headers: req.headers, body };
      asked.push(one);
      const reply = behaviour(one);
      if (reply === "hang") return;
      if (reply === "reset") {
        res.destroy();
        return;
      }
      res.writeHead(reply.status ?? 200, { "content-type": reply.type ?? "application/json" });
      res.end(reply.text ?? JSON.stringify(reply.json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave: (next) => {
      behaviour = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
