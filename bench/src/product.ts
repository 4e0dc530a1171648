import { cpus } from "node:os";
import { resolve } from "node:path";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { startAt, type Running } from "./child.ts";
import { calledIn } from "./config.ts";

/** Where the data is: the folder that `npm run seed` filled, which must not be in use, or PostgreSQL. */
export const dataOptions = {
  data: { type: "string", default: ".data" },
  "database-url": { type: "string" },
} as const;
interface Where {
  data: string;
  "database-url"?: string | undefined;
}

/** A response with its duration and the two programs' processor time, in milliseconds. */
interface Answered {
  data: Readonly<Record<string, unknown>>;
  ms: number;
  cpuMs: number;
}

/** The gateway over the upstream servers, as in production. */
export interface Product {
  /** Queries as the super-admin of the demo business, one after the other. */
  ask: (query: string, variables: object) => Promise<Answered>;
  /** The processor and the Node version. */
  machine: string;
  stop: () => Promise<void>;
}

interface Answer {
  data?: Readonly<Record<string, unknown>>;
  errors?: { message: string }[];
}

const post = async (url: string, body: object, token?: string): Promise<unknown> => {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
};

/** Starts both programs over existing data. */
export async function startProduct(where: Where): Promise<Product> {
  const running: Running[] = [];
  const stop = async () => {
    for (const one of running.reverse()) await one.stop();
  };
  try {
    const [v1, v2, port] = [await freePort(), await freePort(), await freePort()];
    const [v1Url, v2Url, gateway] = [v1, v2, port].map((one) => `http://127.0.0.1:${one}`) as [string, string, string];
    const url = where["database-url"];
    const database: Record<string, string> = url
      ? { DATABASE_URL: url }
      : { DATA_DIR: resolve(calledIn(), where.data) };
    const servers = { ...database, V1_PORT: String(v1), V2_PORT: String(v2), DEMO: "0", LOG_LEVEL: "error" };
    running.push(await startAt(v2Url, "../../apps/upstreams/dist/main.js", servers, "/healthz"));
    const behind = { V1_URL: v1Url, V2_URL: v2Url, PORT: String(port), RATE_PER_PERSON: "1000000" };
    running.push(await startAt(gateway, "../../apps/gateway/dist/main.js", behind, "/readyz"));
    const login = { email: "super-admin@demo.test", password: "Learn-Igbo-2026" };
    const { accessToken } = (await post(`${v1Url}/admin/login`, login)) as { accessToken?: string };
    if (!accessToken) throw new Error("Nobody can sign in there; fill it with `npm run seed -- --scale N` first.");

    const cpuMs = async () => {
      const used = await Promise.all(running.map((server) => server.usage()));
      return used.reduce((sum, { cpuMicroseconds }) => sum + cpuMicroseconds / 1000, 0);
    };
    const ask = async (query: string, variables: object) => {
      const before = await cpuMs();
      const began = performance.now();
      const { data, errors } = (await post(`${gateway}/graphql`, { query, variables }, accessToken)) as Answer;
      const ms = performance.now() - began;
      if (!data || errors) throw new Error(`${JSON.stringify(variables)}: ${errors?.[0]?.message ?? "no answer"}`);
      return { data, ms, cpuMs: (await cpuMs()) - before };
    };
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.versions.node}`;
    return { ask, machine, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
