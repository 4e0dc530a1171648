import { equalInstalments } from "./instalments.ts";
import { instalmentStandings } from "./instalment-standing.ts";

const invoice = {
  instalments: equalInstalments(30_000, 3, "2026-01-31"),
  currency: "GBP",
  isWrittenOff: false,
  received: 0,
  givenBack: 0,
  credited: 0,
} as const;

it.each([
  [{}, ["open", "open", "open"]],
  [{ received: 14_000 }, ["paid", "£60.00 left", "open"]],
  [{ received: 30_000 }, ["paid", "paid", "paid"]],
  // Closed at what was paid: the rest was credited, and nobody paid it.
  [{ received: 14_000, credited: 16_000 }, ["paid", "£40.00 paid, the rest credited", "credited"]],
  [{ received: 14_000, givenBack: 4_000, credited: 20_000 }, ["paid", "credited", "credited"]],
  [{ received: 14_000, isWrittenOff: true }, ["paid", "£60.00 written off", "£100.00 written off"]],
] as const)("of %j: %j", (change, standings) => {
  expect(instalmentStandings({ ...invoice, ...change })).toEqual(standings);
});
