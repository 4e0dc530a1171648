import { inPercent } from "@app/domain/percent.ts";
import type { TutorRowFragment } from "./tutor.generated.ts";

type Figures = TutorRowFragment["figures"];

/** "4.6 (23)": the mean of five stars, and of how many ratings; a dash for none. */
export const ratingOf = (figures: Figures): string =>
  figures?.rating == null ? "–" : `${figures.rating.toFixed(1)} (${figures.ratingCount})`;

/** "80%": of the proposals that were answered, those that were accepted; a dash where none was. */
export function acceptanceText(figures: Figures): string {
  const { accepted = 0, declined = 0 } = figures ?? {};
  return accepted + declined === 0 ? "–" : inPercent(Math.round((accepted / (accepted + declined)) * 100));
}

/** "12.5 of 20 h", "12.5 h" where no maximum is set. */
export function hoursText({ figures, maxHoursPerWeek }: Pick<TutorRowFragment, "figures" | "maxHoursPerWeek">): string {
  const hours = Math.round((figures?.minutesThisWeek ?? 0) / 6) / 10;
  return maxHoursPerWeek === null ? `${hours} h` : `${hours} of ${maxHoursPerWeek} h`;
}
