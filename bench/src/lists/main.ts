import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { buildSchema } from "graphql";
import { parsed } from "../arguments.ts";
import { dataOptions, startProduct, type Product } from "../product.ts";
import { quantile } from "../search/figures.ts";
import { countIn, everythingAsked, type Asked } from "./asked.ts";

/** The goals: p95 in milliseconds. */
const goalMs = { first: 200, last: 300 };

const usage =
  "Usage: npm run bench:lists -- [--data FOLDER | --database-url URL] [--rounds N] [--only BookedLessonsList …] [--each]";

const values = parsed({
  ...dataOptions,
  rounds: { type: "string", default: "5" },
  only: { type: "string", multiple: true },
  each: { type: "boolean", default: false },
});
if (values === null || !(Number(values.rounds) > 0)) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}
const rounds = Number(values.rounds);

const say = (line: string) => void process.stdout.write(`${line}\n`);
const row = (cells: readonly (string | number)[]) => say(`| ${cells.join(" | ")} |`);
const whole = (ms: number) => ms.toFixed(0);
const load = () => (loadavg()[0] ?? 0).toFixed(1);

/** Runs every variation in turns, after an uncounted warm-up round. */
async function measure({ query, prepare }: Asked, product: Product) {
  const { records, questions } = await prepare(product);
  const timed = questions.map((question) => ({ ...question, ms: [] as number[], cpu: [] as number[], found: 0 }));
  for (let round = 0; round <= rounds; round++)
    for (const one of timed) {
      const began = performance.now();
      const { data, ms, cpuMs } = await product.ask(query, one.variables).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        return { data: null, ms: performance.now() - began, cpuMs: NaN };
      });
      one.found = data === null ? NaN : countIn(data);
      if (round === 0) continue;
      one.ms.push(ms);
      one.cpu.push(cpuMs);
    }
  return { records, timed };
}
type Measured = Awaited<ReturnType<typeof measure>>;

const isLast = ({ kind }: { kind: string }) => kind.startsWith("last");
const allMs = (timed: Measured["timed"]) => timed.flatMap(({ ms }) => ms);

/** Prints a row per query, or per variation with `each`. Returns whether the goals are met. */
function tell(name: string, { records, timed }: Measured, each: boolean): boolean {
  const [first, last] = [timed.filter((one) => !isLast(one)), timed.filter(isLast)];
  const p95 = { first: quantile(allMs(first), 0.95), last: quantile(allMs(last), 0.95) };
  const middle = timed.map(({ kind, ms, found }) => ({ kind, found, ms: quantile(ms, 0.5) }));
  const slowest = middle.toSorted((one, other) => other.ms - one.ms)[0];
  const cpu = quantile(
    timed.flatMap((one) => one.cpu),
    0.95,
  );
  if (each) {
    for (const one of timed) {
      const [p50, most, used] = [quantile(one.ms, 0.5), quantile(one.ms, 0.95), quantile(one.cpu, 0.5)];
      row([`${name}: ${one.kind}`, one.found, ...[p50, most, used].map(whole)]);
    }
  } else {
    row([
      name,
      records,
      timed.length,
      whole(quantile(allMs(first), 0.5)),
      whole(p95.first),
      last.length > 0 ? whole(p95.last) : "–",
      whole(cpu),
      `${slowest?.kind} (${whole(slowest?.ms ?? 0)} ms, ${slowest?.found} found)`,
    ]);
  }
  return !(p95.first > goalMs.first || p95.last > goalMs.last);
}

const schemaFile = fileURLToPath(import.meta.resolve("@app/schema/schema.graphql"));
const today = new Date().toISOString().slice(0, 10);
const asked = everythingAsked(buildSchema(readFileSync(schemaFile, "utf8")), today).filter(
  ({ name }) => values.only?.includes(name) ?? true,
);
const product = await startProduct(values);
try {
  say(`${product.machine}; load ${load()}; pages of 100, ${rounds} of each, milliseconds.\n`);
  const heads = values.each
    ? ["question", "found", "p50", "p95", "processor p50"]
    : ["list", "records", "questions", "p50", "p95", "last pages p95", "processor p95", "slowest"];
  row(heads);
  row(heads.map(() => "---"));
  for (const one of asked) if (!tell(one.name, await measure(one, product), values.each)) process.exitCode = 1;
  say(`\nLoad at the end: ${load()}.`);
} finally {
  await product.stop();
}
