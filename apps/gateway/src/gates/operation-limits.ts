/** How much one document may hold; `fields` with its fragments spread out, `characters` of its text. */
export const limits = {
  characters: 100_000,
  tokens: 2_000,
  fragments: 50,
  depth: 10,
  /** Below `__schema` and `__type`: the deepest that graphql-js asks is 15. */
  schemaDepth: 20,
  fields: 2_000,
  aliases: 30,
  directives: 30,
} as const;

/** The longest request body that is read. */
export const requestBytes = 1024 * 1024;

/** What one operation may cost: ten of the heaviest lists at their largest. In units of one call to a server. */
export const costLimit = 5_000;

/** The same in words, for people who write operations. */
export const limitTexts: Readonly<Record<keyof typeof limits, string>> = {
  characters: "characters of text",
  tokens: "tokens",
  fragments: "fragments",
  depth: "levels",
  schemaDepth: "levels below __schema and __type",
  fields: "fields, with fragments expanded",
  aliases: "aliases",
  directives: "directives",
};
