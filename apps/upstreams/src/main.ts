import closeWithGrace from "close-with-grace";
import { pino, type Logger } from "pino";
import { runCommand } from "./command.ts";
import { readConfig, type Config } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { listen, type Listening } from "./listen.ts";

interface Started {
  close: () => Promise<void>;
  /** Reports where the servers listen. A reader may stop them at once, so signal handlers must be in place by then. */
  announce: () => void;
}

async function start(config: Config, log: Logger): Promise<Started> {
  const opened: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const ports = { v1: config.v1Port, v2: config.v2Port };
    const listening: ["v1" | "v2", Listening][] = [];
    for (const name of ["v1", "v2"] as const) {
      if (!config.serve.has(name)) continue;
      const server = await listen(name, config.host, ports[name]);
      opened.push(server.close);
      listening.push([name, server]);
    }
    const { database, close } = await openDatabase(config);
    opened.unshift(close);
    // Loaded late: it takes most of a start, and a refused start need not wait for it.
    const { serve } = await import("./serve.ts");
    const { servers, stopWork, stopMail } = await serve({ database, config, log });
    opened.splice(1, 0, stopMail);
    opened.push(stopWork);
    for (const [name, { serve: answer }] of listening) answer(servers[name]);
    const announce = () => {
      for (const [server, { port }] of listening) {
        log.info({ server, address: `http://${config.host}:${port}` }, "listening");
      }
    };
    return { close: closeAll, announce };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

await runCommand(async () => {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  const { close, announce } = await start(config, log);
  closeWithGrace({ delay: 1800, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, "stopping after an unexpected error");
    await close();
  });
  announce();
});
