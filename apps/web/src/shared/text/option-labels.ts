import { sentenceCase } from "./format.ts";

interface WordOption {
  value: string;
  label: string;
}

/** The values of a closed list as choices, each in words: its own spelling where nothing else is said. */
export const toOptions = (
  values: readonly string[],
  words: Readonly<Record<string, string>> = {},
): readonly WordOption[] =>
  values.map((value) => ({ value, label: words[value] ?? sentenceCase(value.replaceAll("-", " ")) }));

/** A closed list's value, by its name in the API, as one of these options reads it. */
export const labelOf =
  (options: readonly WordOption[]) =>
  (name: unknown): string =>
    options.find(({ value }) => value === String(name).toLowerCase().replaceAll("_", "-"))?.label ?? String(name);
