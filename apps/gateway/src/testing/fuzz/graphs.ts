import fc from "fast-check";
import { Kind, parse, type DocumentNode } from "graphql";
import { costPlan } from "../../gates/cost-plan.ts";
import { refusalsOf } from "../../gates/document-refusals.ts";
import { limits } from "../../gates/operation-limits.ts";
import { schema } from "../../features/schema.ts";
import { fragmentGraphs } from "../fragment-graphs.ts";

const characters = 64_000;
const longMs = 10;

/** All that a document costs before it is refused or executed, in milliseconds. */
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
    // More tokens than there may be.
  }
  return performance.now() - started;
}

/** The best of some tries where one is long: what else the machine does meanwhile is not the document's. */
function timeOf(source: string): number {
  let time = onceTimed(source);
  for (let again = 0; again < 4 && time > longMs; again += 1) time = Math.min(time, onceTimed(source));
  return time;
}

/** How long the slowest of so many documents takes whose fragments spread each other any way at all, 64 kB each. */
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
      // The first ones are what the engine learns from.
      if (done > 0 || count <= batch) worst = Math.max(worst, time);
    }
  }
  return { worst, mean: sum / count };
}
