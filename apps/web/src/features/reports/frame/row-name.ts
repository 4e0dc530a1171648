import type { GroupDefinition } from "@app/domain/reports/report-definition.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import { dayText } from "./report-dates.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

interface Named {
  key: string;
  name: string | null;
}

/** What a row is called: days of the week and hours by their keys, values of closed lists in words, all else by name. */
export function rowName(by: string, { names }: Pick<GroupDefinition, "names">, { key, name }: Named): string {
  if (by === "weekday") return weekdays[Number(key) - 1] ?? key;
  if (by === "hour") return `${key}:00`;
  if (by === "day") return dayText(key);
  if (names) return names[key] ?? sentenceCase(key.replaceAll("-", " "));
  return (name ?? "Name hidden") || "–";
}
