import { parseArgs } from "node:util";
import { answerWithinMs } from "./client.ts";
import { slowestGraph } from "./graphs.ts";
import { faultLines } from "./report.ts";
import { againId, fuzz, type Outcome } from "./run.ts";
import { startStack, type Stack } from "./stack.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);
const usage = "Usage: npm run fuzz -- [--requests N] [--seed S] [--graphs N]";

interface Run {
  heading: string;
  env: Readonly<Record<string, string>>;
  strangers: number;
  /** Maximum number of requests. */
  most: number;
  /** Minimum number of 429 responses in a run of that size. */
  leastRefused: number;
}

/** The first run lifts the rate limits; the second keeps them and sends enough without sign-in to exceed them. */
const runs: readonly [Run, Run] = [
  {
    heading: "Rates raised",
    env: { RATE_PER_PERSON: "1000000000", RATE_PER_ADDRESS: "1000000000" },
    strangers: 0.25,
    most: Infinity,
    leastRefused: 0,
  },
  { heading: "Limits as they are", env: {}, strangers: 0.9, most: 500, leastRefused: 1 },
];

function called() {
  try {
    const { values } = parseArgs({
      options: {
        requests: { type: "string", default: "3000" },
        seed: { type: "string", default: "1" },
        graphs: { type: "string", default: "0" },
      },
    });
    const [requests, seed, graphs] = [values.requests, values.seed, values.graphs].map(Number);
    const areNumbers = [requests, seed, graphs].every((one) => Number.isInteger(one) && Number(one) >= 0);
    return areNumbers ? { requests: requests ?? 0, seed: seed ?? 0, graphs: graphs ?? 0 } : null;
  } catch {
    return null;
  }
}

/** Prints the result of a run; returns whether everything is as it should be. */
function printOutcome(
  { report, user, speed }: Outcome,
  complaints: ReadonlyMap<string, string>,
  exits: readonly string[],
) {
  for (const line of report.countLines()) say(line);
  say(`  ${report.sent} sent, ${speed} a second; ${report.tooMany} were too many (429)`);
  say(
    `  somebody at work: ${user.asked} requests, ${user.failed} failed, signed out ${user.signedOut} times, 95 % within ${user.within(0.95)} ms`,
  );
  if (user.firstFailure !== undefined) say(`    first: ${user.firstFailure}`);
  say(`  ${report.faultCount} faults, ${exits.length} ends of processes`);
  for (const fault of report.faults) {
    for (const line of faultLines(fault, complaints.get(againId(fault.place)))) say(line);
  }
  for (const line of exits) say(`  ${line}`);
  return report.faultCount === 0 && exits.length === 0 && user.failed === 0;
}

const memoryLine = ({ gateway, standIns }: Awaited<ReturnType<Stack["memory"]>>) =>
  `memory of the gateway ${gateway.held} MiB held, ${gateway.whole} whole; of the servers ${standIns.held} and ${standIns.whole}`;

/** Whether all went well; null if a server no longer answers, so that nothing more is sent. */
async function run(stack: Stack, { heading, strangers, most, leastRefused }: Run, asked: number, seed: number) {
  const requests = Math.min(asked, most);
  say(`${heading}: ${requests} requests, seed ${seed}`);
  say(`  before: ${memoryLine(await stack.memory())}`);
  const tell = async (sent: number) => {
    if (sent % 5_000 === 0) say(`  ${sent} sent; ${memoryLine(await stack.memory())}`);
  };
  const outcome = await fuzz(stack, {
    requests,
    seed,
    strangers,
    tell,
    found: (place, { what }) => say(`  a fault at request ${place}: ${what}`),
  });
  const isWell = printOutcome(outcome, stack.complaints, stack.exits);
  if (outcome.silent !== null) {
    say(`  ${outcome.silent} did not answer within ${answerWithinMs / 1000} s; nothing more was sent`);
    return null;
  }
  say(`  after: ${memoryLine(await stack.memory())}`);
  return isWell && (requests < most || outcome.report.tooMany >= leastRefused);
}

async function runAll(requests: number, seed: number): Promise<boolean> {
  const [first, second] = runs;
  const stack = await startStack(first.env);
  try {
    const wasWell = await run(stack, first, requests, seed);
    if (wasWell === null) return false;
    await stack.restartGateway(second.env);
    return (await run(stack, second, requests, seed)) === true && wasWell;
  } finally {
    await stack.stop();
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const asked = called();
if (asked === null) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}
const { requests, seed, graphs } = asked;
if (graphs > 0) {
  const { worst, mean } = slowestGraph(graphs, seed);
  say(`${graphs} graphs of fragments, 64 kB each: worst ${worst.toFixed(1)} ms, mean ${mean.toFixed(2)} ms`);
}
if (requests > 0 && !(await runAll(requests, seed))) process.exitCode = 1;
