import { slugMax } from "@app/domain/fields.ts";
import { brokenUnique } from "../../database/retryable.ts";
import type { Context } from "../../service/context.ts";

const withEnding = (base: string, ending: string) => `${base.slice(0, slugMax - ending.length - 1)}-${ending}`;

/** The first slug that is free: the base itself, with the region's code, then with a number. */
export function freeSlug(base: string, isTaken: (slug: string) => boolean, regionCode?: string): string {
  const named = regionCode === undefined ? base : withEnding(base, regionCode.toLowerCase());
  for (const slug of [base, named]) if (!isTaken(slug)) return slug;
  for (let number = 2; ; number++) {
    const slug = withEnding(named, String(number));
    if (!isTaken(slug)) return slug;
  }
}

const slugIndexes = ["curricula_language_slug", "curricula_school_slug"];
const attempts = 5;

/** Writes with a slug that nobody typed: made again where somebody else took it since it was found to be free. */
export async function withMadeSlug<Row>(
  context: Context,
  make: () => Promise<string>,
  write: (inside: Context, slug: string) => Promise<Row>,
): Promise<Row> {
  for (let attempt = 1; ; attempt++) {
    const slug = await make();
    try {
      return await context.db.transaction((db) => write({ ...context, db }, slug));
    } catch (error) {
      if (attempt === attempts || !slugIndexes.includes(brokenUnique(error) ?? "")) throw error;
    }
  }
}
