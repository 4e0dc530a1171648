import { sentenceCase } from "./format.ts";

interface LabelledOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** A closed list's values as options with labels, by default from their spelling. */
export const toOptions = <Value extends string>(
  values: readonly Value[],
  words?: Readonly<Partial<Record<Value, string>>>,
): readonly LabelledOption<Value>[] =>
  values.map((value) => ({ value, label: words?.[value] ?? sentenceCase(value.replaceAll("-", " ")) }));

/** The label of a closed list's value by its API name. */
export const labelOf =
  (options: readonly LabelledOption[]) =>
  (name: unknown): string =>
    options.find(({ value }) => value === String(name).toLowerCase().replaceAll("_", "-"))?.label ?? String(name);
