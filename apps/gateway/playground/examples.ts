import { exampleFrom, type Example } from "./example.ts";

const files = import.meta.glob<string>("./examples/*.graphql", { query: "?raw", import: "default", eager: true });

/** What the playground opens with, when it is opened for the first time. */
const first = ["who-you-are", "regions", "curricula-with-trees"];

const forEverybody = ({ role }: Example) => (role === "any" ? 0 : 1);
/** What only reads comes before what follows changes, and what changes something comes last. */
const risk = ({ query }: Example) => (/^mutation /m.test(query) ? 2 : /^subscription /m.test(query) ? 1 : 0);

/** The library: reads before writes; among them what everybody can run, then what some can, each by name. */
export const examples: readonly Example[] = Object.entries(files)
  .map(([path, text]) => exampleFrom(path, text))
  .toSorted(
    (one, other) =>
      risk(one) - risk(other) || forEverybody(one) - forEverybody(other) || one.name.localeCompare(other.name),
  );

/** The tabs of a first visit. */
export const firstTabs = first
  .map((name) => examples.find((example) => example.name === name))
  .filter((example) => example !== undefined)
  .map(({ query, variables }) => ({ query, variables }));
