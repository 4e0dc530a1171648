import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { request as forward } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/servers.ts";

/** HTTP/2 with TLS before the gateway, as a production front has it: browsers speak it only so. */
export async function startFront(gateway: string): Promise<{ address: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "portal-front-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const made = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  execFileSync("openssl", made.split(" "), { stdio: "ignore" });

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
  return { address: `https://localhost:${port}`, stop: () => server.close() };
}
