import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { start } from "./child.ts";
import { concurrency } from "./load.ts";
import { measure, type Contestant, type Effort } from "./measure.ts";
import { scenarios } from "./scenarios.ts";
import { tableOf } from "./table.ts";

const { values } = parseArgs({
  options: {
    /** Proves only that the answers are equal, of the gateway as its source stands. */
    quick: { type: "boolean", default: false },
    /** Names of servers; the hand-written one is always there. */
    only: { type: "string", multiple: true },
    scenario: { type: "string", multiple: true },
    rounds: { type: "string", default: "7" },
    share: { type: "string", default: "1" },
    gateway: { type: "string", default: "../../apps/gateway/dist/main.js" },
  },
});

const effort: Effort = values.quick
  ? { rounds: 1, share: 0.01 }
  : { rounds: Number(values.rounds), share: Number(values.share) };
const gateway = values.quick ? "../../apps/gateway/src/main.ts" : values.gateway;

/** Fifty people ask more than people do; they are counted all the same. */
const unlimited = { RATE_PER_PERSON: "1000000000", RATE_PER_ADDRESS: "1000000000" };

const contestants: readonly Contestant[] = [
  { name: "by hand", script: "servers/bff.ts", dialect: "paths" },
  { name: "this gateway", script: gateway, dialect: "graphql", readyPath: "/readyz", env: unlimited },
  {
    name: "this gateway, keeping nothing",
    script: gateway,
    dialect: "graphql",
    readyPath: "/readyz",
    env: { ...unlimited, REFERENCE_CACHE: "0" },
  },
  { name: "Mercurius with jit", script: "servers/mercurius.ts", dialect: "graphql" },
  { name: "Apollo Server on Express", script: "servers/apollo.ts", dialect: "graphql" },
];
const chosen = contestants.filter(({ name }, place) => place === 0 || (values.only?.includes(name) ?? true));

const asked = scenarios.filter(({ name }) => values.scenario?.includes(name) ?? true);

const say = (line: string) => void process.stdout.write(`${line}\n`);
const fixture = await start("fixture/main.ts", {}, "/healthz");
try {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.versions.node}`;
  say(`${machine}, ${concurrency} requests at once, ${effort.rounds} rounds\n`);
  const measured = await measure(chosen, fixture.url, asked, effort, say);
  say(values.quick ? "\nEvery answer is equal." : `\n${tableOf(measured, asked)}`);
} finally {
  await fixture.stop();
}
