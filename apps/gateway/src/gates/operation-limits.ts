/** Limits of one document; `fields` with fragments spread, `characters` of its text. */
export const limits = {
  characters: 100_000,
  tokens: 2_000,
  fragments: 50,
  depth: 10,
  /** Below `__schema` and `__type`; graphql-js itself asks for at most 15. */
  schemaDepth: 20,
  fields: 2_000,
  aliases: 30,
  directives: 30,
} as const;

/** The largest request body that is read, in bytes. */
export const requestBytes = 1024 * 1024;

/** The maximum cost of an operation: ten of the most expensive lists at full size. In server calls. */
export const costLimit = 5_000;

/** The limits in words, for authors of operations. */
export const limitTexts: Readonly<Record<keyof typeof limits, string>> = {
  characters: "characters of text",
  tokens: "lexical tokens (names, values and signs)",
  fragments: "fragments",
  depth: "levels",
  schemaDepth: "levels below __schema and __type",
  fields: "fields, with fragments expanded",
  aliases: "aliases",
  directives: "directives",
};
