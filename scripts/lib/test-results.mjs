/**
 * Reads the JSON that jest and Playwright write. A suite that could not run and a skipped test count as failed:
 * both would otherwise pass unseen.
 */

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, numPendingTests: number, numTodoTests: number }} results
 * @returns {Counts}
 */
export function countJest(results) {
  const { numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = results;
  const failed = numFailedTests + numRuntimeErrorTestSuites + numPendingTests + numTodoTests;
  return { passed: results.numPassedTests, failed };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: readonly unknown[] }} results
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/**
 * What a test program printed, without its lines about what passed: a failure is then found at once, even where
 * only the first lines of a record are kept.
 * @param {string} output
 */
export const withoutPasses = (output) => output.replaceAll(/^(?:PASS | +✓ ).*\n/gmu, "");
