import { parseArgs } from "node:util";
import { setTimeout as wait } from "node:timers/promises";

/** Imports a made file through running upstream servers and says how long each step took, and how soon others were answered. */
const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "50000" },
    v1: { type: "string", default: "http://localhost:4001" },
    v2: { type: "string", default: "http://localhost:4002" },
    /** Stops after the trial. */
    trial: { type: "boolean", default: false },
  },
});

const count = Number(values.rows);
const mark = Date.now().toString(36);

/**
 * @param {string} address
 * @param {string | null} token
 * @param {object | FormData} [body]
 */
async function call(address, token, body) {
  const isForm = body instanceof FormData;
  const answer = await fetch(address, {
    method: body ? "POST" : "GET",
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { "content-type": "application/json" }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const signedIn = await call(`${values.v1}/admin/login`, null, {
  email: "super-admin@demo.test",
  password: "Learn-Igbo-2026",
});
const token = signedIn.accessToken;

const lines = Array.from(
  { length: count },
  (_, n) => `Ngọzi,Made${n}${mark},p${n}.${mark}@import.example,+23480${30_000_000 + n},${n % 2 ? "UK" : "NG"}`,
);
const form = new FormData();
form.append("kind", "import");
form.append("file", new Blob([["First name,Surname,Email,Phone,Region", ...lines].join("\r\n")]), "made.csv");
const { data: file } = await call(`${values.v2}/files`, token, form);
const { data: begun } = await call(`${values.v2}/imports`, token, { kind: "customers", fileId: file._id });

const one = async () => (await call(`${values.v2}/imports?id=${begun._id}`, token)).data[0];

/**
 * Waits for a state; meanwhile somebody else looks at the customers.
 * @param {string} state
 */
async function until(state) {
  const startedAt = performance.now();
  /** @type {number[]} */
  const waits = [];
  for (;;) {
    const asked = performance.now();
    await call(`${values.v2}/people/customers?pageSize=25&sort=name`, token);
    waits.push(performance.now() - asked);
    const now = await one();
    if (now.state === state) break;
    if (now.state === "failed") throw new Error(now.error);
    await wait(250);
  }
  waits.sort((a, b) => a - b);
  const [half, most] = [0.5, 0.95].map((share) => Math.round(waits[Math.floor(share * (waits.length - 1))] ?? 0));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${state}: ${seconds} s; a list of customers meanwhile: ${half} ms, 95th percentile ${most} ms`);
}

await until("mapping");
const { mapping } = await one();
await call(`${values.v2}/imports/${begun._id}/check`, token, { mapping });
await until("checked");
if (!values.trial) {
  const { fingerprint } = await one();
  await call(`${values.v2}/imports/${begun._id}/run`, token, { fingerprint });
  await until("imported");
  await call(`${values.v2}/imports/${begun._id}/undo`, token, {});
  await until("undone");
}
