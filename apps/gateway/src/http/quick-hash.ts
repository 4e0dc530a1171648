import { hash } from "node:crypto";

/**
 * Stands in for the GraphQL server's own maker of hashes in the built gateway (see `rolldown.config.mjs`). A hash
 * made in one call needs no object that the garbage collector has to look after.
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
