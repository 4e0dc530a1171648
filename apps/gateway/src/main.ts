import closeWithGrace from "close-with-grace";
import { pino } from "pino";
import { createGateway } from "./app.ts";
import { readConfig, type Config } from "./config.ts";
import { GatheredLines } from "./telemetry/gathered-lines.ts";

/** Exits with one clear line. */
function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function checkedConfig(): Config {
  try {
    return readConfig();
  } catch (error) {
    return giveUp((error as Error).message);
  }
}

const config = checkedConfig();
/** Log lines are batched and written four times a second, since a line per operation must cost next to nothing. */
const lines = new GatheredLines(pino.destination({ dest: 1, sync: false }));
setInterval(() => lines.flush(), 250).unref();
process.once("exit", () => lines.flushSync());
const log = pino({ base: { app: "gateway" }, level: config.logLevel, timestamp: pino.stdTimeFunctions.isoTime }, lines);
const gateway = await createGateway(config, log, () => performance.now());

gateway.server.once("error", (error: NodeJS.ErrnoException) => {
  const taken = error.code === "EADDRINUSE";
  giveUp(taken ? `Port ${config.port} is already in use. Set PORT to another one.` : `Cannot listen: ${error.message}`);
});

gateway.server.listen(config.port, config.host, () => {
  const address = gateway.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  log.info({ url: `http://${config.host}:${port}` }, "listening");
  void gateway.warmUp();
});

closeWithGrace({ delay: config.drainMs + 10_000, logger: false }, async ({ err }) => {
  if (err) log.fatal({ err }, "stopping after an unexpected error");
  else await gateway.drain();
  await gateway.close();
});
