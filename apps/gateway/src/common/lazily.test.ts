import { lazily } from "./lazily.ts";

function things() {
  const made: string[] = [];
  const make = (name: string) => (owner: string) => {
    made.push(name);
    return { name: `${name} of ${owner}` };
  };
  const OfOwner = lazily<string, Record<"cup" | "plate", ReturnType<typeof make>>>({
    cup: make("cup"),
    plate: make("plate"),
  });
  return { made, OfOwner };
}

it("makes a thing when it is first asked for, and once", () => {
  const { made, OfOwner } = things();
  const ada = new OfOwner("Ada");
  expect(made).toEqual([]);
  expect(ada.cup.name).toBe("cup of Ada");
  expect(ada.cup).toBe(ada.cup);
  expect(made).toEqual(["cup"]);
});

it("makes each owner's own", () => {
  const { OfOwner } = things();
  expect([new OfOwner("Ada").plate.name, new OfOwner("Obi").plate.name]).toEqual(["plate of Ada", "plate of Obi"]);
});

it("makes a thing anew after it has been cleared", () => {
  const { OfOwner } = things();
  const ada = new OfOwner("Ada");
  const before = ada.cup;
  ada.clear();
  expect(ada.cup).not.toBe(before);
});
