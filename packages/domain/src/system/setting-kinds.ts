import * as z from "zod";
import type { Currency } from "../enums.ts";
import { choiceField, urlField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";

/** An option: the stored value and its label. */
export interface SettingOption {
  value: string;
  label: string;
}

/** The field name in refusals; the setting's label is displayed above. */
const valueLabel = "Value";

/** How a setting is edited and displayed. */
export type SettingControl =
  | { kind: "number"; unit: "hour" | "day" | "lesson" | "percent" }
  | { kind: "money"; currency: Currency }
  | { kind: "yesNo" }
  | { kind: "url" }
  | { kind: "choice"; options: readonly SettingOption[] }
  | { kind: "list"; options: readonly SettingOption[] };

/** Common to every definition. */
interface Words {
  label: string;
  /** One line: what the setting decides. */
  help: string;
}

/** The value of a setting; money is in minor units. */
export type SettingValue = number | boolean | string | string[];

/** One setting, whatever its kind. */
export interface SettingDefinition<Value extends SettingValue = SettingValue> extends Words {
  control: SettingControl;
  schema: z.ZodType<Value>;
  default: Value;
}

type Unit = Extract<SettingControl, { kind: "number" }>["unit"];

/** A whole number with its unit. */
export function numberSetting(
  words: Words,
  own: { unit: Unit; from: number; to: number; default: number },
): SettingDefinition<number> {
  const schema = wholeField(valueLabel, own.from, own.to);
  return { ...words, control: { kind: "number", unit: own.unit }, schema, default: own.default };
}

/** Maximum amount in minor units: ten million in each currency. */
const mostMoney = 1_000_000_000;

/** An amount in one currency, in minor units. */
export function moneySetting(
  words: Words,
  { currency, default: usual }: { currency: Currency; default: number },
): SettingDefinition<number> {
  return {
    ...words,
    control: { kind: "money", currency },
    schema: z.int(messages.amount).min(0, messages.amount).max(mostMoney, messages.amount),
    default: usual,
  };
}

export const yesNoSetting = (words: Words, usual: boolean): SettingDefinition<boolean> => ({
  ...words,
  control: { kind: "yesNo" },
  schema: z.boolean(messages.yesOrNo),
  default: usual,
});

/** A full https URL. */
export const urlSetting = (words: Words, usual: string): SettingDefinition<string> => ({
  ...words,
  control: { kind: "url" },
  schema: urlField,
  default: usual,
});

/** One of a closed list. */
export const choiceSetting = <const Value extends string>(
  words: Words,
  options: readonly { value: Value; label: string }[],
  usual: NoInfer<Value>,
): SettingDefinition<Value> => ({
  ...words,
  control: { kind: "choice", options },
  schema: choiceField(
    valueLabel,
    options.map(({ value }) => value),
  ),
  default: usual,
});

/** One or more values of a closed list, without duplicates. */
export function listSetting<const Value extends string>(
  words: Words,
  options: readonly { value: Value; label: string }[],
  usual: NoInfer<Value>[],
): SettingDefinition<Value[]> {
  const values = options.map(({ value }) => value);
  const schema = z
    .array(z.enum(values, messages.choice(valueLabel)), messages.list(valueLabel))
    .min(1, messages.required(valueLabel))
    .transform((chosen) => values.filter((value) => chosen.includes(value)));
  return { ...words, control: { kind: "list", options }, schema, default: usual };
}
