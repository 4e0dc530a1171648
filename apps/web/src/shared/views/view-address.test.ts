import type { ListRules } from "../list/list-address.ts";
import { readList, writeList } from "../list/list-address.ts";
import { atView, isBare, unknownIn, viewQuery } from "./view-address.ts";

const rules: ListRules = {
  sort: "NAME_ASC",
  sorts: ["NAME_ASC", "NAME_DESC"],
  columns: [{ id: "name" }, { id: "tags" }],
  filters: [
    {
      name: "status",
      label: "Status",
      multiple: true,
      options: ["active", "paused"].map((value) => ({ value, label: value })),
    },
    { name: "ownerId", label: "Owner", multiple: true, byId: true, options: [{ value: "me", label: "Me" }] },
    { name: "tag", label: "Tag", multiple: true, byText: true, options: [] },
  ],
};
const at = (text: string) => new URLSearchParams(text);

it("reads two addresses that show the same as the same view, whatever page they are on", () => {
  expect(viewQuery(at("status=paused&page=3&size=50&view=abc&q=obi"), rules)).toBe("q=obi&sort=NAME_ASC&status=paused");
  expect(viewQuery(at("q=obi&sort=NAME_ASC&status=paused"), rules)).toBe("q=obi&sort=NAME_ASC&status=paused");
});

it("puts a view in place of what was shown, keeps the page size, and always says the order", () => {
  const view = { id: "v1", query: "status=active&sort=NAME_ASC" };
  const next = atView(at("q=obi&tag=VIP&size=50&page=4"), view, rules);
  expect(next.toString()).toBe("size=50&view_id=v1&sort=NAME_ASC&status=active");
  expect(atView(next, null, rules).toString()).toBe("size=50&view_id=all&sort=NAME_ASC");
});

it("keeps the word for whoever asks, as a word", () => {
  expect(readList(at("ownerId=me"), rules)).toMatchObject({ dropped: [], state: { filters: { ownerId: ["me"] } } });
});

it("names what a view says that the list no longer knows", () => {
  expect(unknownIn("rating=5&status=active,churned&sort=NAME_ASC&hide=tags", rules)).toEqual([
    "rating",
    "status “churned”",
  ]);
  expect(unknownIn("status=active&sort=NAME_ASC", rules)).toEqual([]);
});

it("takes an address for bare only if it says nothing of the list", () => {
  expect(isBare(at("new="), rules)).toBe(true);
  for (const text of ["q=a", "tag=VIP", "view_id=all", "page=2", "sort=NAME_ASC"])
    expect(isBare(at(text), rules)).toBe(false);
});

it.each([[["Slow payer", "Wrote, then called"]], [["a\\b", "c,"]], [["plain"]]])(
  "brings the tags %j through the address",
  (tags) => {
    const { state } = readList(at(""), rules);
    const written = writeList(at(""), { ...state, filters: { tag: tags } }, rules);
    expect(readList(at(written.toString()), rules).state.filters).toEqual({ tag: tags });
  },
);
