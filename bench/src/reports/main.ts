import { loadavg } from "node:os";
import { parsed } from "../arguments.ts";
import { queryOf } from "../lists/documents.ts";
import { dataOptions, startProduct, type Product } from "../product.ts";
import { quantile } from "../search/figures.ts";
import { questionsOf, type Known, type Question } from "./questions.ts";

/** The goals: p95 in milliseconds, of the table of cohorts and of every other report. */
const goalsMs = { PostgreSQL: { cohorts: 3000, others: 1000 }, embedded: { cohorts: 3000, others: 2000 } };

const usage =
  "Usage: npm run bench:reports -- [--data FOLDER | --database-url URL] [--rounds N] [--only student-lessons …] [--each]";

const values = parsed({
  ...dataOptions,
  rounds: { type: "string", default: "3" },
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

const lessonQuery = `query Known {
  bookedLessons(page: { size: 1 }, filter: { upcoming: false }, sort: START_DESC) { items { tutor { id } region { id } } }
}`;

/** The tutor and the region of the latest lesson. */
async function knownIn({ ask }: Product): Promise<Known> {
  const { data } = await ask(lessonQuery, {});
  const { items } = data["bookedLessons"] as { items: { tutor: { id: string }; region: { id: string } }[] };
  const [lesson] = items;
  if (!lesson) throw new Error("There are no lessons; run `npm run seed -- --scale 100000 --lessons 100000` first.");
  return { tutorId: lesson.tutor.id, regionId: lesson.region.id };
}

interface Timed extends Question {
  ms: number[];
  rows: number;
}

/** Asks each question in turns, after a round that is not counted. */
async function measure(questions: readonly Question[], { ask }: Product): Promise<Timed[]> {
  const query = queryOf("Report");
  const timed = questions.map((question): Timed => ({ ...question, ms: [], rows: 0 }));
  for (let round = 0; round <= rounds; round++)
    for (const one of timed) {
      const began = performance.now();
      // What the gateway gives up on counts with the time that it took to do so.
      const answer = await ask(query, one.variables).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        return null;
      });
      one.rows = answer ? (answer.data["report"] as { total: number }).total : NaN;
      if (round > 0) one.ms.push(answer?.ms ?? performance.now() - began);
    }
  return timed;
}

const database = values["database-url"] ? "PostgreSQL" : "embedded";
const today = new Date();
const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const yearAgo = new Date(Date.UTC(today.getUTCFullYear() - 1, today.getUTCMonth(), today.getUTCDate()));

const product = await startProduct(values);
try {
  const known = await knownIn(product);
  const questions = questionsOf(known, [dayOf(yearAgo), dayOf(today)]).filter(
    ({ report }) => values.only?.includes(report) ?? true,
  );
  const load = () => (loadavg()[0] ?? 0).toFixed(1);
  say(`${product.machine}; ${database}; load ${load()}; ${rounds} of each, milliseconds.\n`);
  row(values.each ? ["question", "rows", "p50", "p95"] : ["report", "questions", "p50", "p95", "slowest"]);
  row(["---", "---", "---", "---", ...(values.each ? [] : ["---"])]);
  for (const report of new Set(questions.map((one) => one.report))) {
    const timed = await measure(
      questions.filter((one) => one.report === report),
      product,
    );
    const all = timed.flatMap(({ ms }) => ms);
    const p95 = quantile(all, 0.95);
    const goals = goalsMs[database];
    if (p95 > (report === "student-retention" ? goals.cohorts : goals.others)) process.exitCode = 1;
    const middle = (one: Timed) => quantile(one.ms, 0.5);
    if (values.each) {
      for (const one of timed)
        row([`${report}: ${one.kind}`, one.rows, middle(one).toFixed(0), quantile(one.ms, 0.95).toFixed(0)]);
      continue;
    }
    const [slowest] = timed.toSorted((one, other) => middle(other) - middle(one));
    const named = slowest ? `${slowest.kind} (${middle(slowest).toFixed(0)} ms)` : "–";
    row([report, timed.length, quantile(all, 0.5).toFixed(0), p95.toFixed(0), named]);
  }
  say(`\nLoad at the end: ${load()}.`);
} finally {
  await product.stop();
}
