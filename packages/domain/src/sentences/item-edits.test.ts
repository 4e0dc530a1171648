import { movedTo } from "../moved-to.ts";
import { withDistractors, withoutToken, withOrder, withSentence, withText } from "./item-edits.ts";
import { mixedTokens } from "./mixed-tokens.ts";
import { itemProblems } from "./sentence-checks.ts";

const blank = { tokens: [], distractors: [], acceptedOrders: [], endMark: "" };
const counting = () => {
  let last = 0;
  return () => `t${(last += 1)}`;
};

it("cuts a typed sentence into tokens in its order, and draws its end mark", () => {
  const item = withSentence(blank, "Kedu aha gị?", counting());
  expect(item.tokens.map(({ text }) => text)).toEqual(["Kedu", "aha", "gị"]);
  expect(item).toMatchObject({ acceptedOrders: [["t1", "t2", "t3"]], endMark: "?" });
  expect(withSentence(item, "  ", counting())).toBe(item);
});

it("keeps every order complete while tokens come and go", () => {
  const newId = counting();
  const item = withSentence(blank, "Mo fẹ́ omi", newId);
  const two = withOrder(item, 1, ["t3", "t1", "t2"]);
  const more = withSentence(two, "tútù", newId);
  expect(more.acceptedOrders).toEqual([
    ["t1", "t2", "t3", "t4"],
    ["t3", "t1", "t2", "t4"],
  ]);
  const fewer = withoutToken(more, "t2");
  expect(itemProblems(fewer, "Yoruba")).toEqual([]);
  expect(["t1", "t3", "t4"].reduce(withoutToken, fewer)).toMatchObject({ tokens: [], acceptedOrders: [] });
});

it("changes what a token or a distractor says, and nothing else", () => {
  const item = withDistractors(withSentence(blank, "Mo fẹ́", counting()), "iṣu", () => "d1");
  expect(withText(item, "t2", "fẹ")).toEqual({ ...item, tokens: [item.tokens[0], { tokenId: "t2", text: "fẹ" }] });
  expect(withText(item, "d1", "ẹja").distractors).toEqual([{ tokenId: "d1", text: "ẹja" }]);
});

it("moves a thing to another place", () => {
  expect(movedTo(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(movedTo(["a", "b"], 5, 0)).toEqual(["a", "b"]);
});

it("mixes tokens and distractors, always alike for a seed and never in their order", () => {
  const item = withDistractors(withSentence(blank, "Orúkọ mi ni Adé", counting()), "rẹ", () => "d1");
  const once = mixedTokens(item, "seed");
  expect(mixedTokens(item, "seed")).toEqual(once);
  expect(once.map(({ tokenId }) => tokenId).toSorted()).toEqual(["d1", "t1", "t2", "t3", "t4"]);
  const pair = withSentence(blank, "Ó dàbọ̀", counting());
  for (const seed of ["a", "b", "c", "d", "e", "f"])
    expect(mixedTokens(pair, seed).map(({ text }) => text)).toEqual(["dàbọ̀", "Ó"]);
});
