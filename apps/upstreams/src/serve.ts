import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { makeServers, type Servers } from "./app.ts";
import type { Config } from "./config.ts";
import { Availability } from "./database/availability.ts";
import type { Database } from "./database/client.ts";
import { keepWritingDocuments } from "./features/billing/documents/keep-writing-documents.ts";
import { keepPostingLessons } from "./features/billing/posting/keep-posting-lessons.ts";
import { keepSendingMail } from "./features/system/mail/keep-sending-mail.ts";
import type { MailTransport } from "./features/system/mail/mail-transport.ts";
import { AccountJobRunner } from "./jobs/account-jobs/account-job-runner.ts";
import { bulkKinds } from "./jobs/account-jobs/kinds.ts";
import { ExportRunner } from "./jobs/exports/export-runner.ts";
import { exportKinds } from "./jobs/exports/kinds.ts";
import { ImportRunner } from "./jobs/imports/import-runner.ts";
import { jobs } from "./jobs/job-list.ts";
import { JobRunner } from "./jobs/runner.ts";
import { seedIfEmpty } from "./seed/seed.ts";
import { EventSignal } from "./service/event-signal.ts";
import { openStorage } from "./storage/open-storage.ts";

/** How long a mail that is under way may hold up the end, in milliseconds. */
const mailGraceMs = 500;

const clock = { now: () => new Date() };

/** Loaded only where there is a mail server: other starts need not wait for it. */
async function openMailServer(smtp: NonNullable<Config["smtp"]>): Promise<MailTransport> {
  const { smtpTransport } = await import("./features/system/mail/mail-transport.ts");
  return smtpTransport(smtp);
}

interface Serving {
  servers: Servers;
  /** Stops the background work; to be called before the servers close. */
  stopWork: () => Promise<void>;
  /** Waits a moment for mail that is under way; to be called after the servers, before the database closes. */
  stopMail: () => Promise<void>;
}

/** Puts the servers together over an open database, and starts their background work. */
export async function serve({
  database,
  config,
  log,
}: {
  database: Database;
  config: Config;
  log: Logger;
}): Promise<Serving> {
  if (config.seed) await seedIfEmpty(database, clock.now());
  const { publicUrl, smtp } = config;
  const transport = smtp && (await openMailServer(smtp));
  const files = await openStorage(config);
  const availability = new Availability(database, log);
  const signal = new EventSignal();
  const servers = await makeServers({
    database,
    clock,
    log,
    publicUrl,
    availability,
    files,
    events: { token: config.eventsToken, signal },
  });
  const holder = `${hostname()}:${process.pid}`;
  const given = { database, clock, log, availability, signal, holder, files };
  const runners = [
    new JobRunner({ ...given, jobs }),
    new AccountJobRunner({ ...given, kinds: bulkKinds }),
    new ExportRunner({ ...given, kinds: exportKinds }),
    new ImportRunner(given),
  ];
  for (const runner of runners) runner.start();
  const mailing = keepSendingMail({ database, clock, log, publicUrl, transport, availability, files }, signal);
  const posting = keepPostingLessons(given, signal);
  const writing = keepWritingDocuments({ database, clock, log, availability, files }, signal);
  return {
    servers,
    stopWork: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      availability.close();
      signal.close();
      await Promise.all([posting, writing]);
    },
    // A mail server that does not answer holds nobody up: the mail is tried again.
    stopMail: () => Promise.race([mailing, wait(mailGraceMs)]),
  };
}
