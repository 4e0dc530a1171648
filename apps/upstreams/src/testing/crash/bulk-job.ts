import { setTimeout as wait } from "node:timers/promises";
import { and, count, eq, isNotNull, like, sql } from "drizzle-orm";
import type { OpenDatabase } from "../../database/client.ts";
import { accountJobItems, accountJobs } from "../../database/schema/account-jobs.table.ts";
import { teamActivity } from "../../database/schema/team-activity.table.ts";
import { regions } from "../../features/regions/regions.public.ts";
import { demoPassword } from "../../seed/seed.ts";
import { MortalServer } from "./server.ts";

interface Job {
  _id: string;
  state: string;
  done: number;
}

/** Calls the servers wherever they listen by now, as a super-admin. */
export async function callerOf(server: MortalServer) {
  const send = async <Body>(base: string, path: string, body?: object, token = ""): Promise<Body> => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const given = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    return (await (await fetch(base + path, given)).json()) as Body;
  };
  const login = { email: "super-admin@demo.test", password: demoPassword };
  const { v1 } = await server.addresses;
  const { accessToken } = await send<{ accessToken: string }>(v1, "/admin/login", login);
  return async <Body>(path: string, body?: object) =>
    (await send<{ data: Body }>((await server.addresses).v2, path, body, accessToken)).data;
}

/**
 * Kills the servers, and starts them anew as if so long after that their hold on jobs has run out. How long that takes is
 * tested with a clock of the tests' own.
 */
export async function killAndComeBack(server: MortalServer, open: () => Promise<OpenDatabase>): Promise<void> {
  await server.kill();
  const { database, close } = await open();
  await database
    .update(accountJobs)
    .set({ leasedUntil: new Date(0) })
    .where(isNotNull(accountJobs.leasedUntil));
  await close();
  server.restart();
  await server.addresses;
}

const letters = (n: number) => `Z${String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26))}`;

/** What became of a job over so many regions whose server was killed in the middle. */
interface Outcome {
  doneAtKill: number;
  state: string;
  done: number;
  /** Records with a verdict, entries of the activity log, and the versions that the regions have. */
  verdicts: number;
  entries: number;
  versions: number[];
}

/** Kills the servers while a job archives regions, starts them anew and waits for its end. */
export async function killDuringJob(
  { program, env, open }: { program: string; env: Record<string, string>; open: () => Promise<OpenDatabase> },
  size: number,
): Promise<Outcome> {
  const server = new MortalServer(program, env);
  try {
    const call = await callerOf(server);
    const [policy] = await call<{ _id: string }[]>("/admin/cancellation-policy");
    for (let n = 0; n < size; n += 1) {
      const region = { code: letters(n), name: `Killed ${letters(n)}`, currency: "GBP", timeZone: "Europe/London" };
      await call("/admin/region", { ...region, cancellationPolicyId: policy?._id });
    }
    const choice = { query: "q=Killed", excludeIds: [], count: size };
    const { _id: id } = await call<Job>("/account-jobs", { kind: "regions-archive", choice });
    const until = async (isSo: (job: Job) => boolean): Promise<Job> => {
      for (;;) {
        const [job] = await call<Job[]>(`/account-jobs?id=${id}`);
        if (job && isSo(job)) return job;
        await wait(20);
      }
    };
    const { done: doneAtKill } = await until(({ done }) => done > 3);
    await killAndComeBack(server, open);
    const { state, done } = await until((job) => job.state === "done");
    await server.kill();
    const { database, close } = await open();
    try {
      const [verdicts] = await database
        .select({ n: count() })
        .from(accountJobItems)
        .where(and(eq(accountJobItems.jobId, id), eq(accountJobItems.verdict, "done")));
      const [entries] = await database
        .select({ n: count() })
        .from(teamActivity)
        .where(and(eq(teamActivity.action, "archived"), eq(teamActivity.requestId, id)));
      const versions = await database
        .selectDistinct({ version: sql<number>`${regions.version}` })
        .from(regions)
        .where(like(regions.name, "Killed %"));
      return {
        doneAtKill,
        state,
        done,
        verdicts: verdicts?.n ?? 0,
        entries: entries?.n ?? 0,
        versions: versions.map(({ version }) => version),
      };
    } finally {
      await close();
    }
  } finally {
    await server.kill();
  }
}
