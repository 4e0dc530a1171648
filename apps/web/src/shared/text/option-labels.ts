import { sentenceCase } from "./format.ts";

interface WordOption {
  value: string;
  label: string;
}

/** A closed list's values as options with labels, by default from their spelling. */
export const toOptions = (
  values: readonly string[],
  words: Readonly<Record<string, string>> = {},
): readonly WordOption[] =>
  values.map((value) => ({ value, label: words[value] ?? sentenceCase(value.replaceAll("-", " ")) }));

/** The label of a closed list's value by its API name. */
export const labelOf =
  (options: readonly WordOption[]) =>
  (name: unknown): string =>
    options.find(({ value }) => value === String(name).toLowerCase().replaceAll("_", "-"))?.label ?? String(name);
