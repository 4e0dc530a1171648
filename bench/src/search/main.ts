import { parsed } from "../arguments.ts";
import { dataOptions, startProduct, type Product } from "../product.ts";
import { figuresOf, type Timed } from "./figures.ts";
import { places, type Place } from "./places.ts";
import { searches } from "./queries.ts";

/** The goal: p95 in milliseconds. */
const goalMs = 200;

const usage = "Usage: npm run bench:search -- [--data FOLDER | --database-url URL]";

const values = parsed(dataOptions);
if (values === null) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Searches one after the other, as a typing user would; the first round warms up and is not counted. */
async function measure({ query, variables, foundIn }: Place, { ask }: Product): Promise<Timed[]> {
  const search = async (typed: string) => {
    const { data, ms, cpuMs } = await ask(query, variables(typed));
    const found = foundIn(data);
    if (found === null) throw new Error(`"${typed}": no answer`);
    return { ms, cpuMs, found };
  };
  for (const { typed } of searches.slice(0, 20)) await search(typed);
  const timed: Timed[] = [];
  for (const { kind, typed } of searches) timed.push({ kind, typed, ...(await search(typed)) });
  return timed;
}

const product = await startProduct(values);
try {
  say(product.machine);
  for (const place of places) {
    const { table, p95, cpuP95 } = figuresOf(await measure(place, product));
    const cpu = `${cpuP95.toFixed(0)} ms of processor time in the two programs`;
    say(`\nIn ${place.name}:\n\n${table}\n\np95 of all: ${p95.toFixed(0)} ms (${cpu}); the goal is ${goalMs} ms.`);
    if (p95 > goalMs) process.exitCode = 1;
  }
} finally {
  await product.stop();
}
