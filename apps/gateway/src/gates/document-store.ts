import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>["documentStore"]>;

/** Maximum total text of cached documents in characters; parsed, they take a hundred times as much memory. */
const mostCharacters = 500_000;

/**
 * Caches parsed documents. The server's own store measures documents without their source texts, which may be most of
 * their size.
 */
export function documentStore(): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: mostCharacters,
    sizeCalculation: ({ loc }) => Math.max(1, loc?.source.body.length ?? 1),
  });
  return {
    get: (hash) => Promise.resolve(documents.get(hash)),
    set: (hash, document) => {
      documents.set(hash, document);
      return Promise.resolve();
    },
    delete: (hash) => Promise.resolve(documents.delete(hash)),
  };
}
