import { cpus } from "node:os";
import { resolve } from "node:path";
import { parsed } from "../arguments.ts";
import { freePort, startAt, type Running } from "../child.ts";
import { calledIn } from "../config.ts";
import { figuresOf, type Timed } from "./figures.ts";
import { places, type Place } from "./places.ts";
import { searches } from "./queries.ts";

/** The goal: of a hundred searches, ninety-five take no longer, in milliseconds. */
const goalMs = 200;

const usage = "Usage: npm run bench:search -- [--data FOLDER | --database-url URL]";

/** Where the data is: in the folder that `npm run seed` filled, which nobody else may use meanwhile, or in PostgreSQL. */
const values = parsed({ data: { type: "string", default: ".data" }, "database-url": { type: "string" } });
if (values === null) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}

interface Answer {
  data?: Readonly<Record<string, unknown>>;
  errors?: { message: string }[];
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const post = async (url: string, body: object, token?: string): Promise<unknown> => {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
};

/** Asks one after the other, as one person types; the first round warms up and is not counted. */
async function measure(
  { query, variables, foundIn }: Place,
  gateway: string,
  token: string,
  servers: readonly Running[],
): Promise<Timed[]> {
  const cpuMs = async () => {
    const used = await Promise.all(servers.map((server) => server.usage()));
    return used.reduce((sum, { cpuMicroseconds }) => sum + cpuMicroseconds / 1000, 0);
  };
  const ask = async (typed: string) => {
    const before = await cpuMs();
    const began = performance.now();
    const asked = { query, variables: variables(typed) };
    const { data, errors } = (await post(`${gateway}/graphql`, asked, token)) as Answer;
    const ms = performance.now() - began;
    const found = data ? foundIn(data) : null;
    if (found === null) throw new Error(`"${typed}": ${errors?.[0]?.message ?? "no answer"}`);
    return { ms, cpuMs: (await cpuMs()) - before, found };
  };
  for (const { typed } of searches.slice(0, 20)) await ask(typed);
  const timed: Timed[] = [];
  for (const { kind, typed } of searches) timed.push({ kind, typed, ...(await ask(typed)) });
  return timed;
}

const running: Running[] = [];
try {
  const [v1, v2, port] = [await freePort(), await freePort(), await freePort()];
  const [v1Url, v2Url, gateway] = [v1, v2, port].map((one) => `http://127.0.0.1:${one}`) as [string, string, string];
  const url = values["database-url"];
  const database: Record<string, string> = url ? { DATABASE_URL: url } : { DATA_DIR: resolve(calledIn(), values.data) };
  const servers = { ...database, V1_PORT: String(v1), V2_PORT: String(v2), DEMO: "0", LOG_LEVEL: "error" };
  running.push(await startAt(v2Url, "../../apps/upstreams/dist/main.js", servers, "/healthz"));
  const behind = { V1_URL: v1Url, V2_URL: v2Url, PORT: String(port), RATE_PER_PERSON: "1000000" };
  running.push(await startAt(gateway, "../../apps/gateway/dist/main.js", behind, "/readyz"));
  const login = { email: "super-admin@demo.test", password: "Learn-Igbo-2026" };
  const { accessToken } = (await post(`${v1Url}/admin/login`, login)) as { accessToken?: string };
  if (!accessToken) throw new Error("Nobody can sign in there; fill it with `npm run seed -- --scale N` first.");
  say(`${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.versions.node}`);
  for (const place of places) {
    const { table, p95, cpuP95 } = figuresOf(await measure(place, gateway, accessToken, running));
    const cpu = `${cpuP95.toFixed(0)} ms of processor time in the two programs`;
    say(`\nIn ${place.name}:\n\n${table}\n\np95 of all: ${p95.toFixed(0)} ms (${cpu}); the goal is ${goalMs} ms.`);
    if (p95 > goalMs) process.exitCode = 1;
  }
} finally {
  for (const one of running.reverse()) await one.stop();
}
