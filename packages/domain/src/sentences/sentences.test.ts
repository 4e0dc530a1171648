import { judgeOrder } from "./judge-order.ts";
import { itemProblems } from "./sentence-checks.ts";
import type { SentenceItem } from "./sentence-item.ts";
import { orderTyped, wordsTyped } from "./typed-order.ts";

const token = (tokenId: string, text: string) => ({ tokenId, text });
const item: SentenceItem = {
  tokens: [token("1", "Ó"), token("2", "ń"), token("3", "lọ"), token("4", "ó"), token("5", "ń"), token("6", "bọ̀")],
  distractors: [token("7", "n"), token("8", "wá")],
  acceptedOrders: [["1", "2", "3", "4", "5", "6"]],
};
const ids = (order: string) => order.split(" ").filter(Boolean);
const judged = (order: string, of = item, subject = "Yoruba") => {
  const { verdict, place } = judgeOrder(of, ids(order), subject);
  return [verdict, place];
};

describe("6. Sentence items", () => {
  it.each([
    ["1 2 3 4 5 6", "right", null],
    ["1 5 3 4 2 6", "right", null],
    ["4 2 3 1 5 6", "right", null],
    ["1 7 3 4 5 6", "nearly", 1],
    ["1 2 3 4 6 5", "wrong", 4],
    ["1 2 3 4 5", "wrong", 5],
    ["1 2 8 4 5 6", "wrong", 2],
    ["", "wrong", 0],
  ])("the answer %s is %s, at %s", (order, verdict, place) => {
    expect(judged(order)).toEqual([verdict, place]);
  });

  const problems = (over: Partial<SentenceItem>, subject = "Yoruba") => itemProblems({ ...item, ...over }, subject);

  it("refuses an accepted order without a token, and one that uses a token twice", () => {
    const refused = [{ field: "acceptedOrders.0", message: "Every accepted order must use all the tokens." }];
    expect(problems({ acceptedOrders: [ids("1 2 4 5 6")] })).toEqual(refused);
    expect(problems({ acceptedOrders: [ids("1 2 2 4 5 6")] })).toEqual(refused);
  });

  it.each(["lọ", "LỌ", "lo\u0323"])("refuses the distractor %s", (text) => {
    expect(problems({ distractors: [token("9", text)] })).toEqual([
      { field: "distractors.0.text", message: "A distractor cannot repeat a token." },
    ]);
  });

  it.each(["lo", "n"])("allows the distractor %s", (text) => {
    expect(problems({ distractors: [token("9", text)] })).toEqual([]);
  });

  it("takes two accepted orders for the same if equal tokens have changed places", () => {
    expect(problems({ acceptedOrders: [ids("1 2 3 4 5 6"), ids("1 5 3 4 2 6")] })).toEqual([
      { field: "acceptedOrders.1", message: "Two accepted orders are the same." },
    ]);
  });
});

it("names the place in the accepted order that an answer follows furthest", () => {
  const two = { ...item, acceptedOrders: [ids("1 2 3 4 5 6"), ids("4 5 6 1 2 3")] };
  expect(judged("1 2 6 4 3 5", two)).toEqual(["wrong", 4]);
  expect(judged("4 2 6 1 5 3", two)).toEqual(["right", null]);
});

it("says where an answer goes on after the end, and where it has what is no token", () => {
  expect(judged("1 2 3 4 5 6 8")).toEqual(["wrong", 6]);
  expect(judged("1 9 3 4 5 6")).toEqual(["wrong", 1]);
});

it("keeps marks apart in languages without tones", () => {
  const french = {
    tokens: [token("1", "où")],
    distractors: [token("2", "ou")],
    acceptedOrders: [["1"]],
  };
  expect(judged("2", french, "English")).toEqual(["wrong", 0]);
});

it("reads the order of tokens off a typed sentence, whatever its capitals and punctuation", () => {
  expect(orderTyped(item.tokens, "Ó ń lọ, ó ń bọ̀.", "Yoruba")).toEqual({ order: ids("1 2 3 4 5 6") });
  expect(orderTyped(item.tokens, "Ó ń lọ, o ń bọ̀.", "Yoruba")).toEqual({ unknown: "o" });
  const phrase = [token("a", "good"), token("b", "good morning"), token("c", "everybody")];
  expect(orderTyped(phrase, "Good morning everybody!", "English")).toEqual({ order: ["b", "c"] });
});

it("cuts a typed sentence into tokens, without its punctuation", () => {
  expect(wordsTyped("Nne m zụtara ákwà ọhụrụ.")).toEqual(["Nne", "m", "zụtara", "ákwà", "ọhụrụ"]);
});
