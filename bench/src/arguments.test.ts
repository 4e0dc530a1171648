import { readArguments } from "./arguments.ts";

const known = { servers: ["by hand", "this gateway"], scenarios: ["S1", "S2"] };
const built = "../../apps/gateway/dist/main.js";
const everything = { quick: false, only: known.servers, scenario: known.scenarios, gateway: built };

it.each([
  [[], { ...everything, effort: { rounds: 7, share: 1 } }],
  [["--rounds", "15", "--share", "0.3"], { ...everything, effort: { rounds: 15, share: 0.3 } }],
  [
    ["--only", "this gateway", "--scenario", "S2", "--gateway", "/tmp/main.js"],
    { only: ["this gateway"], scenario: ["S2"], gateway: "/tmp/main.js" },
  ],
  [["--against", "/tmp/before.js"], { gateway: built, against: "/tmp/before.js" }],
  [["--quick", "--rounds", "15"], { quick: true, effort: { rounds: 1, share: 0.0001 } }],
])("reads %j", (args, asked) => {
  expect(readArguments(known, args)).toMatchObject(asked);
});

it.each([
  [["fast"]],
  [["--loud"]],
  [["--rounds", "0"]],
  [["--rounds", "x"]],
  [["--share", "2"]],
  [["--share", "x"]],
  [["--only", "this gatway"]],
  [["--scenario", "S9"]],
])("refuses %j", (args) => {
  expect(readArguments(known, args)).toBeNull();
});
