/** The values of a filter in an address: separated by commas; a comma within a value, as in a tag, is escaped by a backslash. */
export const valuesIn = (text: string | null): string[] =>
  (text?.match(/(?:\\.|[^\\,])+/g) ?? []).map((part) => part.replaceAll(/\\(.)/g, "$1"));
