import { hash } from "node:crypto";

/**
 * Replaces the GraphQL server's hash function in the built gateway (see `rolldown.config.mjs`), which would fall back
 * to JavaScript in a bundle. One-shot hashing creates no object to collect.
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
