import { readFileSync } from "node:fs";
import { request as forward } from "node:http";
import { createSecureServer } from "node:http2";
import { freePort } from "../../scripts/lib/free-port.mjs";
import type { Certificate, Front } from "./front.ts";

/** HTTP/2 with TLS before a gateway and nothing more, for machines without the front of the how-to. */
export async function startNodeFront(gateway: string, { key, cert }: Certificate): Promise<Front> {
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (incoming, outgoing) => {
    const given = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":"));
    const headers = { ...Object.fromEntries(given), host: new URL(gateway).host };
    const there = forward(new URL(incoming.url, gateway), { method: incoming.method, headers }, (answer) => {
      const { connection, "keep-alive": _, "transfer-encoding": __, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest as Record<string, string>);
      answer.pipe(outgoing);
      if (connection === "close") answer.once("end", () => there.destroy());
    });
    there.once("error", () => outgoing.stream.close());
    incoming.pipe(there);
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return { address: `https://localhost:${port}`, stop: () => void server.close() };
}
