const names = new Intl.ListFormat("en");

/** Whose changes were merged with mine, and the labels of the fields they changed. */
export interface MergedWith {
  who: string | null;
  fields: readonly string[];
}

/** "Merged with Ada Obi’s change to Name." Without fields if they are not in the form. */
export function mergedWords({ who, fields }: MergedWith): string {
  if (fields.length === 0) return `${who ?? "Somebody else"} also changed this record in the meantime.`;
  const changes = fields.length === 1 ? "change" : "changes";
  return `Merged with ${who === null ? `somebody else’s ${changes}` : `${who}’s ${changes}`} to ${names.format(fields)}.`;
}

/** The message after two stale saves in a row; the fields contain both people's changes. */
export function overtakenWords(who: string | null): string {
  return `${who ?? "Somebody else"} saved again at the same moment. Their changes are now in the form: check it, then save again.`;
}
