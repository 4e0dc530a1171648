import { readFileSync } from "node:fs";
import { schema } from "../schema.ts";

interface DemoCall {
  query?: string;
  mutation?: string;
}
const { about: _, ...apps } = JSON.parse(readFileSync("docs/spec/demo-calls.json", "utf8")) as Record<
  string,
  DemoCall[]
> & { about: unknown };
const calls = Object.values(apps).flat();

const demoFieldsOf = (type: ReturnType<typeof schema.getQueryType>) =>
  Object.keys(type?.getFields() ?? {})
    .filter((name) => name.startsWith("demo"))
    .toSorted();
const named = (kind: keyof DemoCall) => [...new Set(calls.flatMap((call) => call[kind] ?? []))].toSorted();

it("offers every call of the catalogue that the portal makes, and none that is not in it", () => {
  expect(named("query")).toEqual(demoFieldsOf(schema.getQueryType()));
  expect(named("mutation")).toEqual(demoFieldsOf(schema.getMutationType()));
});
