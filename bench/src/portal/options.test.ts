import { readOptions } from "./options.ts";

const plain = {
  rounds: 7,
  against: null,
  peers: false,
  ownPort: false,
  slowed: [true, false],
  front: "any",
  site: false,
};

it.each([
  [[], plain],
  [["--rounds", "2", "--peers"], { ...plain, rounds: 2, peers: true }],
  [["--against", "/tmp/before/dist"], { ...plain, against: "/tmp/before/dist" }],
  [["--slow"], { ...plain, slowed: [true] }],
  [["--as-is", "--front", "node"], { ...plain, slowed: [false], front: "node" }],
  [["--as-is", "--slow"], plain],
  [["--own-port"], { ...plain, ownPort: true }],
  [["--site"], { ...plain, site: true }],
])("reads %j", (args, asked) => {
  expect(readOptions(args)).toEqual(asked);
});

it.each([[["5"]], [["--rounds", "0"]], [["--rounds", "some"]], [["--front", "nginx"]], [["--quick"]]])(
  "refuses %j",
  (args) => {
    expect(readOptions(args)).toBeNull();
  },
);
