import type { ReportGrain } from "@app/schema/types.generated.ts";
import { placeName } from "@app/ui/value/when-text.ts";

const utc = { timeZone: "UTC" } as const;
const day = new Intl.DateTimeFormat("en-GB", {
  ...utc,
  day: "numeric",
  month: "short",
});
const month = new Intl.DateTimeFormat("en-GB", {
  ...utc,
  month: "short",
  year: "2-digit",
});

/** Days are texts, the same in every zone. */
const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);

/** September has three letters like the others. */
const shortMonth = (text: string) => text.replace("Sept", "Sep");

/** What stands below a point of the chart. */
export const placeText = (from: string, grain: ReportGrain): string =>
  shortMonth((grain === "MONTH" ? month : day).format(atNoon(from)));

/** Whose midnights those are: "London days". */
export const zoneText = (timeZone: string): string => `${placeName(timeZone)} days`;
