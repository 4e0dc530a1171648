import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settingKeys, type SettingKey } from "@app/domain/system/settings.ts";

/** What invoices, credit and discounts will decide by; none of it is built yet. A key that is read is taken off here. */
const readByBilling: readonly SettingKey[] = ["unfundedLesson"];

const root = join(import.meta.dirname, "../../..");
const isRead = (name: string) =>
  /\.ts$/.test(name) && !/\.(test|generated)\.ts$/.test(name) && !/(^|\/)(seed|testing)\//.test(name);
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter(isRead)
  .map((name) => readFileSync(join(root, name), "utf8").replaceAll(/^ *(\*|\/\/|\/\*).*$/gm, ""));
/** A key of one currency may be read as `proofAbove${currency}`. */
const spellings = (key: SettingKey) => [`"${key}"`, `\`${key.replace(/(NGN|GBP|USD)$/, "${currency}")}\``];
const hasReader = (key: SettingKey) =>
  sources.some((source) => spellings(key).some((spelling) => source.includes(spelling)));

it.each(settingKeys.filter((key) => !readByBilling.includes(key)))("%s is read where it decides", (key) => {
  expect(hasReader(key)).toBe(true);
});

it.each(readByBilling)("%s waits for billing", (key) => {
  expect(hasReader(key)).toBe(false);
});
