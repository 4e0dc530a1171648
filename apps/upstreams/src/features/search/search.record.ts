import { z } from "zod";
import { searchResultKinds } from "@app/domain/enums.ts";

/** One thing that a search found. Source: domain.md 1.6. */
export const searchResult = z
  .object({
    title: z.string(),
    description: z.string(),
    kind: z.enum(searchResultKinds),
    url: z.string().nullable().meta({ description: "A path in the portal; null if the caller has no page for it." }),
  })
  .meta({ id: "SearchResult" });
export type SearchResult = z.infer<typeof searchResult>;
