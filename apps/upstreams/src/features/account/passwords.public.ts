/** argon2id by OWASP's first choice: 19 MiB, two passes. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
