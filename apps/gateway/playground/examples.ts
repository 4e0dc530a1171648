import { exampleFrom, type Example } from "./example.ts";

const files = import.meta.glob<string>("./examples/*.graphql", { query: "?raw", import: "default", eager: true });

/** Tabs of a first visit. */
const first = ["who-you-are", "regions", "curricula-with-trees"];

const forEverybody = ({ role }: Example) => (role === "any" ? 0 : 1);
/** Queries first, then subscriptions, then mutations. */
const risk = ({ query }: Example) => (/^mutation /m.test(query) ? 2 : /^subscription /m.test(query) ? 1 : 0);

/** The library: queries before mutations; within each, examples for everyone first, then by name. */
export const examples: readonly Example[] = Object.entries(files)
  .map(([path, text]) => exampleFrom(path, text))
  .toSorted(
    (one, other) =>
      risk(one) - risk(other) || forEverybody(one) - forEverybody(other) || one.name.localeCompare(other.name),
  );

export const firstTabs = first
  .map((name) => examples.find((example) => example.name === name))
  .filter((example) => example !== undefined)
  .map(({ query, variables }) => ({ query, variables }));
