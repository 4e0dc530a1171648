/** Area and place: no abbreviation (`EST`), no offset (`+01:00`, `GMT+1`) has this form. */
const areaAndPlace = /^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z0-9_+-]*)+$/;
/** Offsets under an area's name: `Etc/GMT+1`. */
const offsetArea = /^Etc\//;

/** Whether a name is an IANA zone in IANA's spelling. Offsets and abbreviations are not. Source: domain.md 5.3. */
export function isTimeZone(name: string): boolean {
  if (!areaAndPlace.test(name) || offsetArea.test(name)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    // The engine takes any case and resolves aliases; an alias answers with another name altogether.
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

/** Every zone that a form offers, by name. */
export function timeZones(): string[] {
  return Intl.supportedValuesOf("timeZone").filter(isTimeZone);
}
