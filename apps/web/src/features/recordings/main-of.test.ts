import { mainOf } from "./main-of.ts";

const speaker = (status: "ACTIVE" | "WITHDRAWN") => ({
  __typename: "Speaker" as const,
  ...{ id: "s", code: "SP-0001", displayName: null, status },
});
const take = (id: string, over: object = {}) => ({
  ...{ id, state: "APPROVED" as const, speaker: speaker("ACTIVE"), mainSince: null, isOutdated: false },
  ...over,
});

it.each([
  ["nothing", [], null],
  ["the oldest that is approved", [take("a", { state: "WAITING" }), take("b"), take("c")], "b"],
  [
    "the one that was chosen last",
    [take("a", { mainSince: "2026-01-02T00:00:00.000Z" }), take("b", { mainSince: "2026-01-03T00:00:00.000Z" })],
    "b",
  ],
  ["none whose speaker has withdrawn", [take("a", { speaker: speaker("WITHDRAWN") }), take("b")], "b"],
  ["none of an older text", [take("a", { isOutdated: true }), take("b")], "b"],
  [
    "none that waits, whatever was chosen",
    [take("a", { state: "REJECTED", mainSince: "2026-01-02T00:00:00.000Z" })],
    null,
  ],
] as const)("plays first %s", (_, recordings, main) => {
  expect(mainOf([...recordings])).toBe(main);
});
