import { inPercent } from "@app/domain/percent.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { SettingControl, SettingOption } from "@app/domain/system/setting-kinds.ts";
import { settingDefinition, type SettingKey } from "@app/domain/system/settings.ts";
import { countOf } from "../../../shared/text/format.ts";

const list = new Intl.ListFormat("en-GB");

const labelIn = (options: readonly SettingOption[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? String(value);

function inWords(control: SettingControl, value: unknown): string {
  switch (control.kind) {
    case "number":
      return control.unit === "percent" ? inPercent(Number(value)) : countOf(Number(value), control.unit);
    case "money":
      return formatMoney({ currency: control.currency, amount: Number(value) });
    case "yesNo":
      return value === true ? "Yes" : "No";
    case "url":
      return String(value);
    case "choice":
      return labelIn(control.options, value);
    case "list":
      return list.format((Array.isArray(value) ? value : []).map((one) => labelIn(control.options, one)));
  }
}

/** A value as it is read: "48 hours", "£50.00", "Stripe and Bank transfer". */
export const settingInWords = (key: SettingKey, value: unknown): string =>
  inWords(settingDefinition(key).control, value);
