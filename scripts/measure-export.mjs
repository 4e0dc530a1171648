import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/**
 * Exports a thousand customers and then all of them, each by servers that were just started over the same data, and says
 * how long each took and how much memory the servers took at most: npm run measure-export -- --rows 100000
 *
 * Linux only: the peak of a process is read from /proc. What it runs is what `npm run build` built.
 */
const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    format: { type: "string", default: "csv" },
    /** Data that is there already and is kept. */
    data: { type: "string" },
  },
});

const built = (/** @type {string} */ name) => fileURLToPath(new URL(`../apps/upstreams/dist/${name}`, import.meta.url));
const rows = Number(values.rows);
const folder = values.data ?? mkdtempSync(join(tmpdir(), "measure-export-"));
const env = { ...process.env, DATA_DIR: folder, V1_PORT: "0", V2_PORT: "0", DEMO: "1" };

/** About a thousand customers: those whose numbers begin so. */
const aThousand = "q=C-001";
const mib = 1024;

/** The most memory that a process has had since it was last forgotten, in MiB. @param {number} pid */
const peakOf = (pid) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / mib);
/** @param {number} pid */
const forgetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, "5");

async function startServers() {
  const child = spawn(process.execPath, [built("main.js")], { env, stdio: ["ignore", "pipe", "inherit"] });
  /** @type {Record<string, string>} */
  const addresses = {};
  for await (const line of createInterface(child.stdout)) {
    const { server, address } = JSON.parse(line);
    addresses[server] = address;
    if (addresses["v1"] && addresses["v2"]) break;
  }
  child.stdout.resume();
  return { child, pid: child.pid ?? 0, v1: addresses["v1"] ?? "", v2: addresses["v2"] ?? "" };
}

/**
 * @param {string} address
 * @param {object} [body]
 * @param {string} [token]
 */
async function call(address, body, token) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(address, { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** @param {string} query */
async function measured(query) {
  const { child, pid, v1, v2 } = await startServers();
  try {
    const who = { email: "super-admin@demo.test", password: "Learn-Igbo-2026" };
    const { accessToken: token } = await call(`${v1}/admin/login`, who);
    await call(`${v2}/people/customers?pageSize=100`, undefined, token);
    forgetPeak(pid);
    const before = peakOf(pid);
    const startedAt = performance.now();
    const asked = { kind: "customers-export", query, format: values.format };
    const { data: begun } = await call(`${v2}/account-jobs/exports`, asked, token);
    for (;;) {
      const { data } = await call(`${v2}/account-jobs?id=${begun._id}`, undefined, token);
      const [job] = data;
      if (job.state === "failed") throw new Error(job.error);
      if (job.state === "done") {
        const seconds = (performance.now() - startedAt) / 1000;
        const { data: file } = await call(`${v2}/account-jobs/${begun._id}/file`, undefined, token);
        return { rows: job.done, seconds, before, peak: peakOf(pid), bytes: file.size };
      }
      await wait(100);
    }
  } finally {
    const ended = once(child, "exit");
    child.kill();
    await ended;
  }
}

try {
  if (values.data === undefined) {
    const { status } = spawnSync(process.execPath, [built("seed-scale.js"), "--scale", String(rows)], {
      env,
      stdio: "inherit",
    });
    if (status !== 0) throw new Error("The data could not be made.");
  }
  const few = await measured(aThousand);
  const all = await measured("");
  for (const one of [few, all]) {
    const size = (one.bytes / mib / mib).toFixed(1);
    console.log(
      `${one.rows} rows: ${one.seconds.toFixed(1)} s, ${size} MiB; memory ${one.before} MiB before, ${one.peak} MiB at most`,
    );
  }
  console.log(`Memory at most, as a ratio: ${(all.peak / few.peak).toFixed(2)}`);
} finally {
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true });
}
