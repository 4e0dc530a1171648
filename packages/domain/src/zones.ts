import { memoize } from "./memoize.ts";

/** Area/place: matches no abbreviation (`EST`) and no offset (`+01:00`, `GMT+1`). */
const areaAndPlace = /^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z0-9_+-]*)+$/;
/** Offsets under an area name: `Etc/GMT+1`. */
const offsetArea = /^Etc\//;

const isAreaAndPlace = (name: string) => areaAndPlace.test(name) && !offsetArea.test(name);

/** The engine's name of a zone. Any spelling means the same zone to it, so lower-case keys keep the cache small. */
const resolved = memoize(
  (name: string) => new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone,
);

/** Whether a name is an IANA zone in IANA's spelling, not an offset or abbreviation. Source: domain.md 5.3. */
export function isTimeZone(name: string): boolean {
  if (!isAreaAndPlace(name)) return false;
  try {
    const timeZone = resolved(name.toLowerCase());
    // The engine accepts any case and resolves aliases to another name.
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

/** The zones offered in forms, sorted. Names from the engine itself need no check. */
export function timeZones(): string[] {
  return Intl.supportedValuesOf("timeZone").filter(isAreaAndPlace);
}
