import { cleanText } from "./scrub.ts";

/** Attributes that a page needs to look the same, and that name nobody. */
const shown = new Set(
  "class style type role rel dir lang hidden disabled checked selected open colspan rowspan width height data-theme _cssText".split(
    " ",
  ),
);
/** What the recorder itself adds: sizes, where it is scrolled to. */
const ofRecorder = /^rr_/;

/** Routes are not at hand here: what is no fixed step of an address is dropped. */
const noPattern = () => null;

/** A recorded event without what names somebody. Texts and inputs have been masked where they were recorded. */
export function cleanRecorded(event: string): string {
  const cleaned = JSON.parse(event, (key, value: unknown) => {
    if (typeof value === "string") return key === "message" ? undefined : cleanText(value, noPattern);
    if (key !== "attributes" || typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([name]) => shown.has(name) || ofRecorder.test(name)));
  }) as unknown;
  return JSON.stringify(cleaned);
}
