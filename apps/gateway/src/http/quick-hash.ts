import { hash } from "node:crypto";

/**
 * Stands in for the GraphQL server's own maker of hashes in the built gateway (see `rolldown.config.mjs`), which in a
 * bundle would fall back to hashing in JavaScript. A hash made in one call needs no object to be looked after.
 */
export function createHash(algorithm: string) {
  let text = "";
  return {
    update(more: string) {
      text += more;
      return this;
    },
    digest: (encoding: "hex" | "base64") => hash(algorithm, text, encoding),
  };
}
