import { memoize } from "./memoize.ts";

/** Area and place: no abbreviation (`EST`), no offset (`+01:00`, `GMT+1`) has this form. */
const areaAndPlace = /^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z0-9_+-]*)+$/;
/** Offsets under an area's name: `Etc/GMT+1`. */
const offsetArea = /^Etc\//;

const isAreaAndPlace = (name: string) => areaAndPlace.test(name) && !offsetArea.test(name);

/** As the engine calls it. Any spelling is the same zone to it, so lower case keeps these few. */
const resolved = memoize(
  (name: string) => new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone,
);

/** Whether a name is an IANA zone in IANA's spelling. Offsets and abbreviations are not. Source: domain.md 5.3. */
export function isTimeZone(name: string): boolean {
  if (!isAreaAndPlace(name)) return false;
  try {
    const timeZone = resolved(name.toLowerCase());
    // The engine takes any case and resolves aliases; an alias answers with another name altogether.
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

/** Every zone that a form offers, by name; the engine need not be tried for what it names itself. */
export function timeZones(): string[] {
  return Intl.supportedValuesOf("timeZone").filter(isAreaAndPlace);
}
