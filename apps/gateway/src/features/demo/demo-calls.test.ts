import { readFileSync } from "node:fs";
import { schema } from "../schema.ts";

interface DemoCall {
  get?: string;
  post?: string;
  path?: string;
  query?: string;
  mutation?: string;
}
const { about: _, ...apps } = JSON.parse(readFileSync("docs/spec/demo-calls.json", "utf8")) as Record<
  string,
  DemoCall[]
> & { about: unknown };
const calls = Object.values(apps).flat();

const named = (kind: keyof DemoCall) => [...new Set(calls.flatMap((call) => call[kind] ?? []))].toSorted();
const isDemo = (name: string) => name.startsWith("demo");

it.each([
  ["query", schema.getQueryType()],
  ["mutation", schema.getMutationType()],
] as const)("offers each %s of the catalogue, and none of the demo that is not in it", (kind, type) => {
  const offered = Object.keys(type?.getFields() ?? {});
  expect(named(kind).filter((name) => !offered.includes(name))).toEqual([]);
  expect(named(kind).filter(isDemo)).toEqual(offered.filter(isDemo).toSorted());
});

it("makes for each field of the demo the call that the catalogue says", () => {
  const made = readFileSync("packages/schema/upstreams/root-fields.txt", "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, name, call] = /^\w+\.(demo\w+)\s+\w+\s+v1 (.+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, call] as const];
    });
  const said = calls.flatMap(({ get, post, path, query, mutation }) =>
    [query, mutation]
      .filter((name) => name !== undefined && isDemo(name))
      .map((name) => [name, get === undefined ? `POST ${path ?? post}` : `GET ${path ?? get}`] as const),
  );
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(made));
});
