import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>["documentStore"]>;

/** How many characters of text the kept documents may have come from, all together; read, they take a hundred times as much. */
const mostCharacters = 500_000;

/** Keeps documents that have been read. The server's own store weighs the documents without their texts, which may be all of it. */
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
