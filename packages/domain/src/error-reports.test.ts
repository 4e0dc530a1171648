import { readFileSync } from "node:fs";
import { errorReports } from "./error-reports.ts";

const specified = readFileSync("docs/spec/constants.md", "utf8");

it("reports as much as the specification says, for its version", () => {
  const { release, traces, sessionReplays, errorReplays } = errorReports;
  expect(specified).toContain(
    `- Error-reporting sample rates: traces ${traces}, session replays ${sessionReplays}, error replays ${errorReplays}. Version label ${release}.`,
  );
});
