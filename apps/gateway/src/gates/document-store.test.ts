import { parse } from "graphql";
import { documentStore } from "./document-store.ts";

it("keeps what was read last, and weighs a document with its text, however little of it is no comment", async () => {
  const store = documentStore();
  const documents = Array.from({ length: 10 }, (_, place) => parse(`{ a${place} } #${"x".repeat(90_000)}`));
  for (const [place, document] of documents.entries()) await store.set(String(place), document);
  const kept = await Promise.all(documents.map((_, place) => store.get(String(place))));
  expect(kept.map((document) => document !== undefined)).toEqual([
    ...Array<boolean>(5).fill(false),
    ...Array<boolean>(5).fill(true),
  ]);
  await store.delete("9");
  expect(await store.get("9")).toBeUndefined();
});
