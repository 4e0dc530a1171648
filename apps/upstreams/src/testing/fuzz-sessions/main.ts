/** Sends malformed sessions to a running upstream server: `npm run fuzz-sessions -- --count 50000 --seed 1 --v1 http://localhost:4001`. */
import { parseArgs } from "node:util";
import { isFault, malformedCall, randomFrom } from "./malformed.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "50000" },
    seed: { type: "string", default: "1" },
    v1: { type: "string", default: "http://localhost:4001" },
  },
});

async function post(path: string, body: object, token?: string) {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(`${values.v1}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...authorization },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

const person = { email: "super-admin@demo.test", password: "Learn-Igbo-2026" };
const { accessToken } = JSON.parse((await post("/admin/login", person)).text) as { accessToken: string };
const found = await post("/graphql", { query: "{ lessons(pageSize: 20) { items { _id } } }" }, accessToken);
const { data } = JSON.parse(found.text) as { data: { lessons: { items: { _id: string }[] } } };
const ids = data.lessons.items.map(({ _id }) => _id);

const random = randomFrom(Number(values.seed));
const statuses = new Map<string, number>();
const began = performance.now();
let faults = 0;
for (let sent = 0; sent < Number(values.count); sent += 1) {
  const call = malformedCall(random, ids);
  const { status, text } = await post("/graphql", call, accessToken);
  const kind = `${status} ${/"code":"([A-Z_]+)"/.exec(text)?.[1] ?? (text.includes('"errors"') ? "GRAPHQL" : "accepted")}`;
  statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
  if (!isFault(status, text)) continue;
  faults += 1;
  if (faults <= 5) console.log(JSON.stringify(call).slice(0, 2000), "\n", text.slice(0, 500));
}
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`${values.count} calls of seed ${values.seed} in ${seconds} s: ${faults} faults`);
for (const [kind, count] of [...statuses].toSorted((a, b) => b[1] - a[1])) console.log(`  ${kind}: ${count}`);
if (faults > 0) process.exitCode = 1;
