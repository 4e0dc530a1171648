import { slugMax } from "@app/domain/fields.ts";

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
