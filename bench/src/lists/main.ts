import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildSchema } from "graphql";
import { parsed } from "../arguments.ts";
import { dataOptions, startProduct, type Product } from "../product.ts";
import { quantile } from "../search/figures.ts";
import { listsOf, type List } from "./documents.ts";
import { questionsOf } from "./questions.ts";

/** The goals: of a hundred pages, ninety-five take no longer, in milliseconds. */
const goalMs = { first: 200, last: 300 };

const usage = "Usage: npm run bench:lists -- [--data FOLDER | --database-url URL] [--rounds N] [--only CustomersList]";

const values = parsed({ ...dataOptions, rounds: { type: "string", default: "5" }, only: { type: "string" } });
if (values === null || !(Number(values.rounds) > 0)) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}
const rounds = Number(values.rounds);

const say = (line: string) => void process.stdout.write(`${line}\n`);
const whole = (ms: number) => ms.toFixed(0);
/** The one thing that a list's query asks for, whatever it calls it. */
const countOf = (data: Readonly<Record<string, unknown>>) =>
  (Object.values(data)[0] as { pageInfo: { totalCount: number } }).pageInfo.totalCount;

/** Every question of a list in turns; a round before them warms up and is not counted. */
async function measure(list: List, { ask }: Product) {
  const any = { page: { number: 1, size: 1 }, filter: {}, sort: list.sorts[0] };
  const totalCount = countOf((await ask(list.query, any)).data);
  const timed = questionsOf(list, totalCount).map((question) => ({
    ...question,
    ms: [] as number[],
    cpu: [] as number[],
    found: 0,
  }));
  for (let round = 0; round <= rounds; round++)
    for (const one of timed) {
      const { data, ms, cpuMs } = await ask(list.query, one.variables);
      one.found = countOf(data);
      if (round === 0) continue;
      one.ms.push(ms);
      one.cpu.push(cpuMs);
    }
  return { totalCount, timed };
}

const schemaFile = fileURLToPath(import.meta.resolve("@app/schema/schema.graphql"));
const lists = listsOf(buildSchema(readFileSync(schemaFile, "utf8"))).filter(
  ({ name }) => values.only === undefined || name === values.only,
);
const product = await startProduct(values);
try {
  say(`${product.machine}; pages of 100, ${rounds} of each, milliseconds.\n`);
  say("| list | records | questions | p50 | p95 | last pages p95 | processor p95 | slowest |");
  say("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const list of lists) {
    const { totalCount, timed } = await measure(list, product);
    const parts = {
      first: timed.filter(({ kind }) => !kind.startsWith("last")),
      last: timed.filter(({ kind }) => kind.startsWith("last")),
    };
    const p = (which: "first" | "last", part: number) =>
      quantile(
        parts[which].flatMap(({ ms }) => ms),
        part,
      );
    const cpu = quantile(
      timed.flatMap((one) => one.cpu),
      0.95,
    );
    const middle = timed.map(({ kind, ms, found }) => ({ kind, found, ms: quantile(ms, 0.5) }));
    const slowest = middle.toSorted((one, other) => other.ms - one.ms)[0];
    const cells = [
      list.name,
      totalCount,
      timed.length,
      ...[p("first", 0.5), p("first", 0.95), p("last", 0.95), cpu].map(whole),
    ];
    say(`| ${[...cells, `${slowest?.kind} (${whole(slowest?.ms ?? 0)} ms, ${slowest?.found} found)`].join(" | ")} |`);
    if (p("first", 0.95) > goalMs.first || p("last", 0.95) > goalMs.last) process.exitCode = 1;
  }
} finally {
  await product.stop();
}
