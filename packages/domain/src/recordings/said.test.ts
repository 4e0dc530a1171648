import { linesSaid, sentencesSaid, soundKey, soundOf, turnsSaid } from "./said.ts";

it.each([
  ["Kedu?", "kedu"],
  ["N’ụlọ, Ada", "n'ụlọ Ada!"],
  ["Ọ dị mma.", "ọ dị mma"],
])("hears no difference between %s and %s", (a, b) => {
  expect(soundKey(a)).toBe(soundKey(b));
});

it.each([
  ["àkwà", "ákwà"],
  ["Kedu", "Kedụ"],
  ["Kedu", "Kedu ka"],
])("hears a difference between %s and %s", (a, b) => {
  expect(soundKey(a)).not.toBe(soundKey(b));
});

it("names what is said by its part, and leaves out what says nothing", () => {
  expect(turnsSaid([{ turnId: "t1", text: "Kedu?" }, { turnId: "t2" }, { turnId: "t3", text: "" }])).toEqual([
    { partId: "t1", text: "Kedu?", key: "kedu" },
  ]);
  const lines = [{ lineId: "l1", text: "Bịa" }];
  expect(
    linesSaid([
      { sceneId: "s1", lines },
      { sceneId: "s2", lines },
    ]).map(({ partId }) => partId),
  ).toEqual(["s1.l1", "s2.l1"]);
});

it("reads a sentence in its first right order, with its end mark", () => {
  const tokens = [
    { tokenId: "a", text: "ilé" },
    { tokenId: "b", text: "mo" },
    { tokenId: "c", text: "lọ" },
  ];
  const item = { itemId: "i1", tokens, acceptedOrders: [["b", "c", "a"]], endMark: "." };
  expect(sentencesSaid([item, { ...item, itemId: "i2", tokens: [], acceptedOrders: [] }])).toEqual([
    { partId: "i1", text: "mo lọ ilé.", key: "molọilé" },
  ]);
});

it("counts what can be heard, and says what cannot", () => {
  const said = turnsSaid(["a", "b", "c", "d", "e", "f"].map((turnId) => ({ turnId, text: turnId })));
  const names = { one: "turn", many: "turns" };
  const standing = { a: "heard", b: "heard", c: "outdated", d: "waiting", e: "silent", f: "silent" } as const;
  expect(soundOf(said, ({ text }) => standing[text as keyof typeof standing], names)).toEqual({
    toRecord: 6,
    recorded: 2,
    warnings: [
      "2 turns have no recording.",
      "1 turn changed after being recorded.",
      "1 turn has a recording waiting for approval.",
    ],
  });
  expect(soundOf(said, () => "heard", names)).toEqual({ toRecord: 6, recorded: 6, warnings: [] });
});
