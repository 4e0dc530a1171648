const names = new Intl.ListFormat("en");

/** Whose changes were merged with mine, and the labels of the fields that they changed. */
export interface MergedWith {
  who: string | null;
  fields: readonly string[];
}

/** "Merged with Ada Obi’s change to Name." Where what they changed is not on the form, only that they did. */
export function mergedWords({ who, fields }: MergedWith): string {
  if (fields.length === 0) return `${who ?? "Somebody else"} also changed this record in the meantime.`;
  const changes = fields.length === 1 ? "change" : "changes";
  return `Merged with ${who === null ? `somebody else’s ${changes}` : `${who}’s ${changes}`} to ${names.format(fields)}.`;
}

/** What a form says when it was overtaken twice in a row; its fields hold both people's changes by then. */
export function overtakenWords(who: string | null): string {
  return `${who ?? "Somebody else"} saved again at the same moment. Their changes are now in the form: check it, then save again.`;
}
