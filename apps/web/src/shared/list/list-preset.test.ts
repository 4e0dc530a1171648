import { changedList, readList, writeList, type ListRules } from "./list-address.ts";

const filter = (name: string, ...values: string[]) => ({
  name,
  label: name,
  options: values.map((value) => ({ value, label: value })),
});
const rules: ListRules = {
  sort: "START_ASC",
  sorts: ["START_ASC"],
  filters: [
    filter("upcoming", "true", "false"),
    filter("period", "today", "last-month"),
    filter("status", "booked", "completed", "cancelled"),
    filter("subject", "Igbo"),
  ],
  preset: {
    name: "upcoming",
    value: "true",
    unless: ["status", "period"],
    givesWayTo: ["period"],
    givesWayAt: { status: ["cancelled"] },
  },
};
const at = (query: string) => readList(new URLSearchParams(query), rules).state;
const after = (query: string, filters: Record<string, string[]>) => {
  const now = at(query);
  const changed = changedList(now, { filters: { ...now.filters, ...filters } }, rules);
  const address = writeList(new URLSearchParams(query), changed, rules).toString();
  expect(at(address).filters).toEqual(
    Object.fromEntries(Object.entries(changed.filters).filter(([, values]) => values.length > 0)),
  );
  return address;
};

it("shows a preset choice as chosen, and says nothing of it in the address", () => {
  expect(at("").filters).toEqual({ upcoming: ["true"] });
  expect(at("subject=Igbo").filters).toEqual({ upcoming: ["true"], subject: ["Igbo"] });
  expect(after("", { subject: ["Igbo"] })).toBe("subject=Igbo");
});

it("leaves it out where an address asks for more, as a link does", () => {
  expect(at("status=completed").filters).toEqual({ status: ["completed"] });
  expect(at("upcoming=any")).toEqual(expect.objectContaining({ filters: {} }));
  expect(readList(new URLSearchParams("upcoming=any"), rules).dropped).toEqual([]);
});

it("keeps it when somebody narrows the list, and drops it once it is taken away or a period chosen", () => {
  expect(after("", { status: ["completed"] })).toBe("upcoming=true&status=completed");
  expect(after("", { upcoming: [] })).toBe("upcoming=any");
  expect(after("", { period: ["last-month"] })).toBe("period=last-month");
  expect(after("period=last-month", { upcoming: ["true"] })).toBe("period=last-month&upcoming=true");
});

it("gives way where nothing of what is chosen is ever shown under it", () => {
  expect(after("", { status: ["cancelled"] })).toBe("status=cancelled");
  expect(after("", { status: ["booked"] })).toBe("upcoming=true&status=booked");
  expect(after("status=cancelled", { upcoming: ["true"] })).toBe("status=cancelled&upcoming=true");
});

it("is back when the list is opened anew, not when the last filter goes", () => {
  expect(after("status=completed", { status: [] })).toBe("upcoming=any");
});
