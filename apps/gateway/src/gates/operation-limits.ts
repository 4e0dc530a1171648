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

/** What one operation may cost: ten of the heaviest lists at their largest. In units of one call to a server. */
export const costLimit = 5_000;
