import { foldForSearch } from "@app/domain/text.ts";
import type { PaletteGroup, PaletteItem } from "@app/ui/palette/palette-dialog.tsx";

/** What can be chosen, with the words that find it besides its own. */
export interface PaletteEntry extends PaletteItem {
  words: string;
}

export interface EntryGroup {
  heading: string;
  entries: readonly PaletteEntry[];
  /** How many are shown while nothing is typed. */
  atFirst: number;
}

/** Of one group, at most so many once something is typed. */
const mostFound = 8;

/** Whether each word that was typed begins a word of the text, in any order, marks and capitals aside. */
export function isFound(text: string, typed: string): boolean {
  const words = foldForSearch(text).split(/[^\p{L}\p{N}]+/u);
  const wanted = foldForSearch(typed).split(/\s+/).filter(Boolean);
  return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** The groups as they are shown for what is typed; one without entries is left out. */
export function groupsFor(groups: readonly EntryGroup[], typed: string): PaletteGroup[] {
  const text = typed.trim();
  return groups
    .map(({ heading, entries, atFirst }) => ({
      heading,
      items:
        text === ""
          ? entries.slice(0, atFirst)
          : entries.filter(({ words }) => isFound(words, text)).slice(0, mostFound),
    }))
    .filter(({ items }) => items.length > 0);
}
