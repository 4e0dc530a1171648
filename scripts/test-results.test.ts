import { countJest, countPlaywright, withoutPasses } from "./lib/test-results.mjs";
import { runTogether, summary } from "./lib/stages.mjs";

const jestResults = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

it("counts a suite that could not run and a skipped test as failed", () => {
  expect(countJest(jestResults)).toEqual({ passed: 5, failed: 0 });
  expect(countJest({ ...jestResults, numRuntimeErrorTestSuites: 1, numPendingTests: 2 })).toEqual({
    passed: 5,
    failed: 3,
  });
});

it("counts a browser test that passed only at the second try as failed", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 2 });
});

it("ends with one line of counts", () => {
  expect(summary({ passed: 12, failed: 0, output: "" })).toBe("12 passed, 0 failed");
});

it("shows of a failed run only what did not pass", () => {
  const jest = "PASS web a.test.ts\nFAIL web b.test.ts\n  ✕ adds\n";
  const browser = "  ✓   1 a.spec.ts › opens (1s)\n  ✘   2 b.spec.ts › saves (2s)\n";
  expect(withoutPasses(jest + browser)).toBe("FAIL web b.test.ts\n  ✕ adds\n  ✘   2 b.spec.ts › saves (2s)\n");
});

it("counts what each of several lanes ran", async () => {
  const stage = (name: string, ms: number, failed: number) => ({
    name,
    run: async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return { passed: 1 - failed, failed, output: "" };
    },
  });
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const sum = await runTogether("Checks", [stage("slow", 40, 0), stage("quick", 5, 1), stage("next", 5, 0)], 2);
  jest.restoreAllMocks();
  expect(summary(sum)).toBe("2 passed, 1 failed");
});

it("begins a stage when the one before it that it names has ended", async () => {
  const said: string[] = [];
  const stage = (name: string, ms: number) => ({
    name,
    run: async () => {
      said.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      said.push(`${name} ends`);
      return { passed: 1, failed: 0, output: "" };
    },
  });
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const written = stage("written", 60);
  await runTogether("Checks", [written, stage("beside", 5), { ...stage("read", 5), after: written }], 2);
  jest.restoreAllMocks();
  expect(said).toEqual(["written begins", "beside begins", "beside ends", "written ends", "read begins", "read ends"]);
});
