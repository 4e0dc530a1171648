import fc from "fast-check";
import { Kind, parse, type DocumentNode } from "graphql";
import { costPlan } from "../../gates/cost-plan.ts";
import { refusalsOf } from "../../gates/document-refusals.ts";
import { limits } from "../../gates/operation-limits.ts";
import { schema } from "../../features/schema.ts";
import { fragmentGraphs } from "../fragment-graphs.ts";

const characters = 64_000;
const longMs = 10;

/** The time until a document is refused or executed, in milliseconds. */
function onceTimed(source: string): number {
  const started = performance.now();
  try {
    const document: DocumentNode = parse(source, { maxLexicalTokens: limits.tokens });
    if (refusalsOf(schema, document).length === 0) {
      for (const one of document.definitions) {
        if (one.kind === Kind.OPERATION_DEFINITION) costPlan(schema, document, one);
      }
    }
  } catch {
    // More tokens than allowed.
  }
  return performance.now() - started;
}

/** Repeats a slow measurement and takes the fastest, to exclude other load on the machine. */
function timeOf(source: string): number {
  let time = onceTimed(source);
  for (let again = 0; again < 4 && time > longMs; again += 1) time = Math.min(time, onceTimed(source));
  return time;
}

/** The slowest of `count` documents of 64 kB whose fragments spread each other randomly. */
export function slowestGraph(count: number, seed: number): { worst: number; mean: number } {
  let [worst, sum] = [0, 0];
  const batch = 500;
  for (let done = 0; done < count; done += batch) {
    const sources = fc.sample(fragmentGraphs(characters), {
      numRuns: Math.min(batch, count - done),
      seed: seed + done,
    });
    for (const source of sources) {
      const time = timeOf(source);
      sum += time;
      // The first ones only warm up the engine.
      if (done > 0 || count <= batch) worst = Math.max(worst, time);
    }
  }
  return { worst, mean: sum / count };
}
