import { z } from "zod";
import { searchResultKinds } from "@app/domain/enums.ts";

/** One thing that a search found. Source: domain.md 1.6. */
export const searchResult = z
  .object({
    title: z.string(),
    description: z.string(),
    kind: z.enum(searchResultKinds),
    url: z.string().nullable().meta({ description: "A path of the portal; null where the caller has no page for it." }),
  })
  .meta({ id: "SearchResult" });
export type SearchResult = z.infer<typeof searchResult>;
