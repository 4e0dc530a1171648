/**
 * Generates sessions and looks for their answers in what the app receives: `npm run check-answerless -- --count 10000
 * --seed 1`.
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { leakOf, sessions } from "../packages/domain/src/content/testing/leaks.ts";

const { values } = parseArgs({
  options: { count: { type: "string", default: "10000" }, seed: { type: "string", default: "1" } },
});
const [numRuns, seed] = [Number(values.count), Number(values.seed)];

const began = performance.now();
const found = fc.check(
  fc.property(sessions, (blocks) => leakOf(blocks) === null),
  { numRuns, seed },
);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
if (found.failed) {
  console.log(
    `A key is told, after ${found.numRuns} sessions of seed ${seed}:`,
    leakOf(found.counterexample?.[0] ?? []),
  );
  console.log(JSON.stringify(found.counterexample?.[0]));
  process.exitCode = 1;
} else console.log(`${numRuns} sessions of seed ${seed} in ${seconds} s: no value of a key, nor its fold.`);
