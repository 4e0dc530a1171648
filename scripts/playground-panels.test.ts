import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { changesIn, changesWith } from "../apps/gateway/playground/changelog.ts";
import { typeMapOf } from "../apps/gateway/playground/type-map.ts";

const changelog = readFileSync(new URL("../packages/schema/CHANGELOG.md", import.meta.url), "utf8");

it("reads every change of the schema's changelog", () => {
  const groups = changesIn(changelog);
  const all = groups.flatMap(({ changes }) => changes);
  expect(all).toHaveLength(changelog.match(/^- /gm)?.length ?? 0);
  for (const { day, kind } of groups) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(["Breaking", "Dangerous", "Compatible"]).toContain(kind);
  }
});

it("finds changes that say all words, of a day and a kind too", () => {
  const groups = changesIn(
    "## 2026-01-02\n\n### Breaking\n\n- Gone: `A`\n- New: `B`\n\n## 2026-01-02\n\n### Breaking\n\n- Gone: `B`\n",
  );
  expect(groups).toHaveLength(1);
  const found = (search: string) => changesWith(groups, search).flatMap(({ changes }) => changes);
  expect(found("gone `b`")).toEqual(["Gone: `B`"]);
  expect(found("2026-01 breaking `a`")).toEqual(["Gone: `A`"]);
  expect(found("other")).toEqual([]);
});

it("knows what uses a type, by field, argument, input, interface and union, and where it leads", () => {
  const map = typeMapOf(
    buildSchema(`
      type Query { pets(filter: PetFilter, kind: [Kind!]!): [Pet!]! }
      interface Named { name: String! }
      type Dog implements Named { name: String! owner: Owner }
      type Owner { dogs: [Dog!]! }
      union Pet = Dog
      input PetFilter { kind: Kind }
      enum Kind { DOG }
    `),
  );
  const by = (links: readonly { type: string; by: string }[]) => links.map(({ type, by: way }) => `${type}: ${way}`);
  expect(by(map.usedBy("Kind"))).toEqual(["Query: Query.pets(kind:)", "PetFilter: PetFilter.kind"]);
  expect(by(map.usedBy("Dog"))).toEqual(["Owner: Owner.dogs", "Pet: one of Pet"]);
  expect(by(map.usedBy("Named"))).toEqual(["Dog: Dog implements Named"]);
  expect(by(map.leadsTo("Dog"))).toEqual(["Named: Dog implements Named", "Owner: Dog.owner"]);
  expect(map.types.some(({ name }) => name.startsWith("__"))).toBe(false);
});
