import { parseAmount } from "@app/domain/money.ts";
import { checkedSetting, settingDefinition, type SettingKey } from "@app/domain/system/settings.ts";

/** What the form of a setting holds. */
export interface SettingValues {
  /** Empty while it is to be chosen; "all" for all regions. */
  place: string;
  /** A figure, an amount as it is written, yes or no, or one of a list. */
  value: number | string | boolean | null;
  /** Which of a list are chosen. */
  chosen: Record<string, boolean>;
  reason: string;
}

/** The form with what is in force. */
export function valuesFor(key: SettingKey, place: string, value: unknown): SettingValues {
  const { control } = settingDefinition(key);
  const common = { place, chosen: {}, reason: "" };
  if (control.kind === "list") {
    const held: readonly unknown[] = Array.isArray(value) ? value : [];
    const chosen = Object.fromEntries(control.options.map((option) => [option.value, held.includes(option.value)]));
    return { ...common, value: null, chosen };
  }
  if (control.kind === "money") return { ...common, value: Number(value) / 100 };
  return { ...common, value: value as SettingValues["value"] };
}

type Read = { ok: true; value: unknown } | { ok: false; message: string };

/** What is sent; or what is wrong with what was filled in. */
export function readValue(key: SettingKey, { value, chosen }: SettingValues): Read {
  const { control } = settingDefinition(key);
  if (control.kind === "list") {
    const options = control.options.filter((option) => chosen[option.value]);
    return checkedSetting(
      key,
      options.map((option) => option.value),
    );
  }
  if (control.kind === "money" && value !== null) {
    const amount = parseAmount(String(value), control.currency);
    return amount.ok ? checkedSetting(key, amount.amount) : amount;
  }
  return checkedSetting(key, value);
}
