import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { podEvents, podStatuses } from "./pod-enums.ts";
import { nextState } from "../machine.ts";
import { equalShares, podMembersMax, wholeShareBp } from "./pod-members.ts";
import { podMachine } from "./pod-states.ts";
import { podInput, podUpdateInput } from "./pod.ts";

const id = (n: number) => n.toString(16).padStart(24, "0");
const members = (...shares: (number | null)[]) => shares.map((shareBp, n) => ({ learnerId: id(n), shareBp }));
const draft = (over: object = {}) => ({
  name: "Ozo cousins",
  regionId: id(1),
  subject: "Igbo",
  anchorTimeZone: "Europe/London",
  billingMode: "split",
  members: members(5000, 5000),
  ...over,
});
const problems = (over: object) =>
  Object.fromEntries(
    podInput.safeParse(draft(over)).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

it("takes a pod whose shares add up, and leaves out what was left empty", () => {
  expect(podInput.parse(draft({ level: "", tutorId: "" }))).toMatchObject({ level: null, tutorId: null });
  expect(podInput.parse(draft({ billingMode: undefined })).billingMode).toBe("split");
});

it.each([
  ["no members", { members: [] }, { members: "A pod needs at least 2 learners." }],
  ["one member", { members: members(10_000) }, { members: "A pod needs at least 2 learners." }],
  ["nine members", { members: members(...equalShares(9)) }, { members: "A pod can have at most 8 learners." }],
  ["a hundredth too little", { members: members(5000, 4999) }, { members: "Shares must add up to 100%." }],
  ["too much", { members: members(5000, 5000, 1) }, { members: "Shares must add up to 100%." }],
  ["a share that is missing", { members: members(10_000, null) }, { members: "Shares must add up to 100%." }],
  ["a share of nothing", { members: members(10_000, 0) }, { "members.1.shareBp": "Enter a share from 0.01 to 100%." }],
  [
    "one payer who is not named",
    { billingMode: "one-payer", members: members(null, null) },
    { payerCustomerId: "Choose who pays." },
  ],
  ["no subject", { subject: "" }, { subject: "Subject is required." }],
  ["no name", { name: " " }, { name: "Name is required." }],
  ["a level of its own", { level: "expert" }, { level: "Choose a valid level." }],
])("refuses %s", (_, over, expected) => {
  expect(problems(over)).toEqual(expected);
});

it("asks for no shares where one customer pays for all", () => {
  const pod = draft({ billingMode: "one-payer", payerCustomerId: id(1), members: members(null, null, null) });
  expect(podInput.safeParse(pod).success).toBe(true);
});

it("takes an update of one field", () => {
  expect(podUpdateInput.parse({ _id: id(1), version: 2, name: "Cousins" })).toEqual({
    _id: id(1),
    version: 2,
    name: "Cousins",
  });
});

it("splits equally into shares that add up, the first ones the larger", () => {
  expect(equalShares(3)).toEqual([3334, 3333, 3333]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: podMembersMax }), (count) => {
      const shares = equalShares(count);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(wholeShareBp);
      expect((shares[0] ?? 0) - (shares.at(-1) ?? 0)).toBeLessThanOrEqual(1);
    }),
  );
});

const table = `
  forming: activate active, close closed
  active:  pause paused, close closed
  paused:  resume active, close closed
  closed:  reopen forming
`;
const steps = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => line.split(":").map((part) => part.trim()))
    .flatMap(([from = "", list = ""]) =>
      list
        .split(", ")
        .map((step) => step.split(" "))
        .map(([event, to]) => [`${from} ${event}`, to] as const),
    ),
);

it.each(
  podStatuses.flatMap((from) => podEvents.map((event) => ({ from, event, to: steps.get(`${from} ${event}`) ?? null }))),
)("$event takes a pod that is $from to $to", ({ from, event, to }) => {
  expect(nextState(podMachine, from, event)).toBe(to);
});
