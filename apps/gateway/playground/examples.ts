import { exampleFrom, type Example } from "./example.ts";

const files = import.meta.glob<string>("./examples/*.graphql", { query: "?raw", import: "default", eager: true });

/** What the playground opens with, when it is opened for the first time. */
const first = ["who-you-are", "regions", "curricula-with-trees"];

const forEverybody = ({ role }: Example) => (role === "any" ? 0 : 1);

/** The library: what everybody can run, then what some can, each by name. */
export const examples: readonly Example[] = Object.entries(files)
  .map(([path, text]) => exampleFrom(path, text))
  .toSorted((one, other) => forEverybody(one) - forEverybody(other) || one.name.localeCompare(other.name));

/** The tabs of a first visit. */
export const firstTabs = first
  .map((name) => examples.find((example) => example.name === name))
  .filter((example) => example !== undefined)
  .map(({ query, variables }) => ({ query, variables }));
