import { changedList, readList, writeList, type ListRules } from "./list-address.ts";

const when = { name: "upcoming", label: "When", options: ["true", "false"].map((value) => ({ value, label: value })) };
const rules: ListRules<"START_ASC" | "START_DESC"> = {
  sort: "START_ASC",
  sorts: ["START_ASC", "START_DESC"],
  filters: [when],
  sortFor: ({ upcoming }) => (upcoming?.[0] === "false" ? "START_DESC" : undefined),
};
const at = (query: string) => readList(new URLSearchParams(query), rules).state;

it("has the newest first where what is past is chosen, and says nothing of that in the address", () => {
  expect([at("").sort, at("upcoming=false").sort]).toEqual(["START_ASC", "START_DESC"]);
  const past = changedList(at(""), { filters: { upcoming: ["false"] } }, rules);
  expect(writeList(new URLSearchParams(), past, rules).toString()).toBe("upcoming=false");
});

it("keeps an order that somebody has chosen", () => {
  const past = changedList(at("sort=START_DESC"), { filters: { upcoming: ["true"] } }, rules);
  expect(past.sort).toBe("START_DESC");
});
