import { inOrder } from "./turns.ts";

const orders = (names: string, rounds: number) =>
  Array.from({ length: rounds }, (_, round) => inOrder(names.split(""), round).join(""));

it("lets two take the first turn equally often", () => {
  expect(orders("ab", 4)).toEqual(["ab", "ba", "ba", "ab"]);
});

it("puts nobody always behind the same one", () => {
  expect(orders("abcd", 4)).toEqual(["abcd", "dcba", "bcda", "adcb"]);
});
