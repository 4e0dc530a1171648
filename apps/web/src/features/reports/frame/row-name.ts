import type { GroupDefinition } from "@app/domain/reports/report-definition.ts";
import { weekdayNames } from "@app/domain/reports/weekday-names.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import { dayText } from "@app/domain/reports/days-text.ts";
import { placeText } from "./report-dates.ts";

/** Groups whose keys are months. */
const monthly = new Set(["month", "cohort", "unpaused"]);

interface Named {
  key: string;
  name: string | null;
}

/** What a row is called: days of the week and hours by their keys, values of closed lists in words, all else by name. */
export function rowName(by: string, { names }: Pick<GroupDefinition, "names">, { key, name }: Named): string {
  if (by === "weekday") return weekdayNames[Number(key) - 1] ?? key;
  if (by === "hour") return `${key}:00`;
  if (monthly.has(by)) return placeText(`${key}-01`, "MONTH");
  if (by === "day") return dayText(key);
  if (names) return names[key] ?? sentenceCase(key.replaceAll("-", " "));
  return (name ?? "Name hidden") || "–";
}
