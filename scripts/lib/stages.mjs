import { say, step } from "./say.mjs";

/** @typedef {{ passed: number, failed: number, output: string }} Outcome */
/** @typedef {{ name: string, run(): Promise<Outcome>, after?: Stage }} Stage one thing that `npm test` proves; `after`: one before it in its list, which ends first */

/** @type {Outcome} */
export const nothing = { passed: 0, failed: 0, output: "" };

/** @param {Outcome} one @param {Outcome} other @returns {Outcome} */
export const add = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  output: "",
});

/** The line that ends the suite. @param {Outcome} outcome */
export const summary = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** How long a stage took, and with what outcome. @typedef {{ name: string, seconds: number, passed: number, failed: number }} Timed */

/** @param {Stage} stage @param {(timed: Timed) => void} report @returns {Promise<Outcome>} */
async function runOne({ name, run }, report) {
  const started = performance.now();
  const outcome = await run().catch((error) => ({ passed: 0, failed: 1, output: String(error.stack ?? error) }));
  const seconds = (performance.now() - started) / 1000;
  const time = `${seconds.toFixed(1)} s`;
  report({ name, seconds, passed: outcome.passed, failed: outcome.failed });
  const counts = outcome.passed + outcome.failed > 1 ? `${summary(outcome)}, ` : "";
  say(`${outcome.failed === 0 ? "ok  " : "FAIL"} ${name} (${counts}${time})`);
  if (outcome.failed > 0) say(`${outcome.output.trim().replaceAll(/^/gm, "     ")}\n`);
  return outcome;
}

/**
 * Runs stages side by side, at most `lanes` at once; all of them, whether or not one fails.
 * @param {string} heading
 * @param {readonly Stage[]} stages the longest first
 * @param {number} lanes
 * @param {(timed: Timed) => void} [report] hears of each stage as it ends
 */
export async function runTogether(heading, stages, lanes, report = () => undefined) {
  say(`\n${heading}`);
  const progress = step(stages.map(({ name }) => name).join(", "));
  const waiting = [...stages];
  /** @type {Map<Stage, Promise<Outcome>>} */
  const begun = new Map();
  let sum = nothing;
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      if (stage.after) await begun.get(stage.after);
      const running = runOne(stage, report);
      begun.set(stage, running);
      const outcome = await running;
      // Only now: what the other lane added in the meantime counts too.
      sum = add(sum, outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, stages.length) }, lane));
  progress.drop();
  return sum;
}
