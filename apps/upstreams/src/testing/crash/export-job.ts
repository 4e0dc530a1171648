import { readdir } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { OpenDatabase } from "../../database/client.ts";
import { accountJobs } from "../../database/schema/account-jobs.table.ts";
import { files } from "../../database/schema/files.table.ts";
import { tidyFiles } from "../../features/files/files.public.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { addCustomers } from "../add-customers.ts";
import { callerOf, killAndComeBack } from "./bulk-job.ts";
import { MortalServer } from "./server.ts";

interface Job {
  _id: string;
  state: string;
  total: number;
  done: number;
}

/** What became of an export whose server was killed in the middle. */
interface Outcome {
  doneAtKill: number;
  /** Rows of the list, and lines of the file between its headings and its last line, each of which differs. */
  listed: number;
  lines: number;
  different: number;
  /** Rows of files of exports, whether the job names the one, and what lies in the store and beside it once it was tidied. */
  rows: number;
  isNamed: boolean;
  stored: string[];
  staged: string[];
}

const dayMs = 24 * 60 * 60_000;

/** Kills the servers while they write a list of so many more customers to a file, starts them anew and waits for its end. */
export async function killDuringExport(
  place: { program: string; env: Record<string, string>; folder: string; open: () => Promise<OpenDatabase> },
  size: number,
): Promise<Outcome> {
  const { program, folder, open } = place;
  const server = new MortalServer(program, { ...place.env, DATA_DIR: folder });
  try {
    // One process at a time has the embedded database.
    await server.addresses;
    await server.kill();
    const opened = await open();
    await addCustomers({ database: opened.database, clock: { now: () => new Date() } }, size);
    await opened.close();
    server.restart();
    const call = await callerOf(server);
    const asked = { kind: "customers-export", query: "", format: "csv", columns: ["number", "name"] };
    const { _id: id, total: listed } = await call<Job>("/account-jobs/exports", asked);
    const until = async (isSo: (job: Job) => boolean, everyMs: number): Promise<Job> => {
      for (;;) {
        const [job] = await call<Job[]>(`/account-jobs?id=${id}`);
        if (job && isSo(job)) return job;
        await wait(everyMs);
      }
    };
    const { done: doneAtKill } = await until(({ done }) => done > 0, 5);
    await killAndComeBack(server, open);
    // Whoever asks all the time holds up the work in the one connection of the embedded database.
    await until(({ state }) => state === "done", 100);
    const { url } = await call<{ url: string }>(`/account-jobs/${id}/file`);
    const text = await (await fetch(new URL(url, (await server.addresses).v2))).text();
    await server.kill();
    const lines = text.trimEnd().split("\r\n").slice(1, -1);
    return {
      doneAtKill,
      listed,
      lines: lines.length,
      different: new Set(lines).size,
      ...(await leftBehind(place, id)),
    };
  } finally {
    await server.kill();
  }
}

/** What lies in the database and on the disk two days later, when what nothing refers to has been removed. */
async function leftBehind(
  { folder, open }: { folder: string; open: () => Promise<OpenDatabase> },
  id: string,
): Promise<Pick<Outcome, "rows" | "isNamed" | "stored" | "staged">> {
  const { database, close } = await open();
  try {
    const storage = await openStorage({ dataDir: folder, s3: null, unusedFilesMs: dayMs });
    const now = new Date(Date.now() + 2 * dayMs);
    await tidyFiles({ database, files: storage, now, signal: new AbortController().signal });
    const rows = await database.select({ id: files.id }).from(files).where(eq(files.kind, "export"));
    const [job] = await database.select({ fileId: accountJobs.fileId }).from(accountJobs).where(eq(accountJobs.id, id));
    const known = new Set(rows.map((row) => row.id));
    const others = await database.select({ id: files.id }).from(files);
    const stored: string[] = [];
    // The demo business has files of its own.
    for await (const one of storage.store.list())
      if (known.has(one) || !others.some((row) => row.id === one)) stored.push(one);
    return {
      rows: rows.length,
      isNamed: rows.length === 1 && rows[0]?.id === job?.fileId,
      stored,
      staged: await readdir(storage.staging).catch(() => []),
    };
  } finally {
    await close();
  }
}
