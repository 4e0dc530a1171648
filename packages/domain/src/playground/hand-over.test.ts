import { expect, it } from "@jest/globals";
import { leaveOperations, takeOperations } from "./hand-over.ts";

function aStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const operations = [{ query: "query Regions { regions { total } }", variables: '{ "search": "Adaeze" }' }];

it("is taken once, and nothing of it is in the address", () => {
  const store = aStore();
  const fragment = leaveOperations(store, operations, 0, "one");
  expect(fragment).toBe("#from=one");
  expect(takeOperations(store, fragment, 1_000)).toEqual(operations);
  expect(takeOperations(store, fragment, 1_000)).toEqual([]);
  expect(store.kept.size).toBe(0);
});

it("is gone after a minute, and what is no hand-over is left alone", () => {
  const store = aStore();
  store.setItem("accessToken", "a.b.c");
  const fragment = leaveOperations(store, operations, 0, "one");
  expect(takeOperations(store, fragment, 60_001)).toEqual([]);
  leaveOperations(store, operations, 0, "two");
  leaveOperations(store, operations, 60_001, "three");
  expect([...store.kept.keys()]).toEqual(["accessToken", "playground-hand-over:three"]);
});

it.each(["", "#", "#from=", "#from=nobody", "#accessToken"])("takes nothing for %j", (fragment) => {
  const store = aStore();
  store.setItem("accessToken", "a.b.c");
  store.setItem("playground-hand-over:broken", "{");
  expect(takeOperations(store, fragment, 0)).toEqual([]);
  expect([...store.kept.keys()]).toEqual(["accessToken"]);
});
