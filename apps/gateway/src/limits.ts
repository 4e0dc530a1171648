/** How much one document may hold. */
export const limits = { depth: 10, aliases: 30, directives: 30, tokens: 2_000 } as const;

/** What one operation may cost: ten of the heaviest lists at their largest. In units of one call to a server. */
export const costLimit = 5_000;
