import { graphemeCount } from "../text.ts";

/** How long a line without sound stays, in milliseconds: a learner reads about twelve letters a second. */
export const readingMs = (text: string): number => 1200 + graphemeCount(text) * 80;
