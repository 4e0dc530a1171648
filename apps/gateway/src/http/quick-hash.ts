import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Hashes of texts that come again and again, by algorithm and encoding: few, and none that is long. */
const known = new LRUCache<string, string>({ max: 500 });
const longest = 8_192;

function hashOf(algorithm: string, text: string, encoding: "hex" | "base64"): string {
  if (text.length > longest) return hash(algorithm, text, encoding);
  const name = `${algorithm} ${encoding} ${text}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const made = hash(algorithm, text, encoding);
  known.set(name, made);
  return made;
}

/**
 * Stands in for the GraphQL server's own maker of hashes in the built gateway (see `rolldown.config.mjs`), where each
 * operation's text is hashed. A hash made in one call needs no object that the garbage collector has to look after.
 */
export function createHash(algorithm: string) {
  let text = "";
  return {
    update(more: string) {
      text += more;
      return this;
    },
    digest: (encoding: "hex" | "base64") => hashOf(algorithm, text, encoding),
  };
}
