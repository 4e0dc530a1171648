import type { Options } from "minisearch";
import { foldForSearch } from "@app/domain/text.ts";

/** A section of a page, as search finds it. */
export interface FoundSection {
  /** Its address, with its anchor. */
  id: string;
  /** Title of its page. */
  page: string;
  /** Its heading; the page's title for what comes before the first. */
  title: string;
  /** Its first words. */
  begins: string;
}

/** For the build, which makes the index, and the page, which asks it: both must read words alike. */
export const searchOptions: Options<FoundSection & { text: string }> = {
  fields: ["title", "page", "text"],
  storeFields: ["page", "title", "begins"],
  tokenize: (text) => text.split(/[^\p{L}\p{N}\p{M}_]+/u),
  processTerm: (term) => foldForSearch(term) || null,
  searchOptions: {
    boost: { title: 4, page: 2 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: "AND",
    // What was once changed is rarely what is looked for.
    boostDocument: (id) => (String(id).startsWith("/docs/changelog") ? 0.2 : 1),
  },
};
