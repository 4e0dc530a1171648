import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/lib/free-port.mjs";
import type { Certificate, Front } from "./front.ts";

const readyWithinMs = 20_000;
/** How much of its log is shown when it does not start, in characters. */
const keptLog = 4_000;
const configuration = fileURLToPath(new URL("../../deploy/portal.caddy", import.meta.url));

const isOpen = (port: number) =>
  new Promise<boolean>((tell) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => socket.end(() => tell(true)));
    socket.once("error", () => tell(false));
  });

/** Caddy with the configuration of production before a gateway, on a port and under a certificate of its own. */
export async function startCaddyFront(gateway: string, { key, cert }: Certificate): Promise<Front> {
  const folder = await mkdtemp(join(tmpdir(), "portal-caddy-"));
  const [port, file] = [await freePort(), join(folder, "Caddyfile")];
  // HTTP/3 would go past the line that the browser's tools slow down.
  const settings = "admin off\nauto_https disable_redirects\nservers {\nprotocols h1 h2\n}\nlog {\nlevel ERROR\n}";
  await writeFile(
    file,
    `{\n${settings}\n}\nhttps://localhost:${port} {\nbind 127.0.0.1\ntls ${cert} ${key}\nimport ${configuration}\n}\n`,
  );
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      PORTAL_GATEWAYS: new URL(gateway).host,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  caddy.stderr.on("data", (text: Buffer) => (complaint = `${complaint}${text.toString()}`.slice(-keptLog)));
  const ended = new Promise<void>((tell) => caddy.once("close", () => tell()));
  const stop = async () => {
    caddy.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + readyWithinMs;
  while (!(await isOpen(port))) {
    if (caddy.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`Caddy does not serve ${configuration}: ${complaint}`);
    }
    await sleep(50);
  }
  return { address: `https://localhost:${port}`, stop };
}
