import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import { pino, type Logger } from "pino";
import { makeServers, type Servers } from "./app.ts";
import { runCommand } from "./command.ts";
import { readConfig, type Config } from "./config.ts";
import { Availability } from "./database/availability.ts";
import { openDatabase } from "./database/open-database.ts";
import { EventSignal } from "./service/event-signal.ts";
import { AccountJobRunner } from "./jobs/account-jobs/account-job-runner.ts";
import { bulkKinds } from "./jobs/account-jobs/kinds.ts";
import { ExportRunner } from "./jobs/exports/export-runner.ts";
import { exportKinds } from "./jobs/exports/kinds.ts";
import { ImportRunner } from "./jobs/imports/import-runner.ts";
import { jobs } from "./jobs/job-list.ts";
import { JobRunner } from "./jobs/runner.ts";
import { keepSendingMail } from "./features/system/mail/keep-sending-mail.ts";
import type { MailTransport } from "./features/system/mail/mail-transport.ts";
import { listen, type Listening } from "./listen.ts";
import { openStorage } from "./storage/open-storage.ts";
import { seedIfEmpty } from "./seed/seed.ts";

/** How long a mail that is under way may hold up the end, in milliseconds. */
const mailGraceMs = 500;

const clock = { now: () => new Date() };

/** Loaded only where there is a mail server: other starts need not wait for it. */
async function openMailServer(smtp: NonNullable<Config["smtp"]>): Promise<MailTransport> {
  const { smtpTransport } = await import("./features/system/mail/mail-transport.ts");
  return smtpTransport(smtp);
}

interface Started {
  close: () => Promise<void>;
  /** Says where the servers listen. Whoever reads it may stop them at once, so by then somebody must listen for that. */
  announce: () => void;
}

async function start(config: Config, log: Logger): Promise<Started> {
  const opened: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const ports = { v1: config.v1Port, v2: config.v2Port };
    const listening: [keyof Servers, Listening][] = [];
    for (const name of ["v1", "v2"] as const) {
      if (!config.serve.has(name)) continue;
      const server = await listen(name, config.host, ports[name]);
      opened.push(server.close);
      listening.push([name, server]);
    }
    const { database, close } = await openDatabase(config);
    opened.unshift(close);
    if (config.seed) await seedIfEmpty(database, clock.now());
    const availability = new Availability(database, log);
    const signal = new EventSignal();
    opened.push(() => {
      availability.close();
      signal.close();
      return Promise.resolve();
    });
    const { publicUrl, smtp } = config;
    const transport = smtp && (await openMailServer(smtp));
    const files = await openStorage(config);
    const servers = await makeServers({
      ...{ database, clock, log, publicUrl, availability, files },
      events: { token: config.eventsToken, signal },
    });
    for (const [name, { serve }] of listening) serve(servers[name]);
    const holder = `${hostname()}:${process.pid}`;
    const runner = new JobRunner({ database, clock, log, availability, signal, holder, jobs, files });
    runner.start();
    const accountJobs = new AccountJobRunner({ database, clock, log, availability, signal, holder, kinds: bulkKinds });
    accountJobs.start();
    const exporting = new ExportRunner({
      ...{ database, clock, log, availability, signal, holder, files },
      kinds: exportKinds,
    });
    exporting.start();
    const importing = new ImportRunner({ database, clock, log, availability, signal, holder, files });
    importing.start();
    const runners = [runner, accountJobs, exporting, importing];
    opened.push(() => Promise.all(runners.map((one) => one.stop())).then(() => undefined));
    const mailing = keepSendingMail({ database, clock, log, publicUrl, transport, availability }, signal);
    // After the servers, before the database. A mail server that does not answer holds nobody up: the mail is tried again.
    opened.splice(1, 0, () => Promise.race([mailing, wait(mailGraceMs)]));
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
