import { assignmentStates, creatorStatuses } from "@app/domain/content/assignment-enums.ts";
import { activeFlags, contentStatuses } from "@app/domain/content/content-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { statusWord } from "@app/ui/value/status-tones.ts";

const labelled = (values: readonly string[]) => values.map((value) => ({ value, label: statusWord(value) }));

export const contentStatusOptions = labelled(contentStatuses);
export const activeFlagOptions = labelled(activeFlags);
export const creatorStatusOptions = labelled(creatorStatuses);
export const assignmentStateOptions = labelled(assignmentStates.filter((state) => state !== "withdrawn")).map(
  ({ value, label }) => ({ id: toEnumName(value), label }),
);

const percent = new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 0 });
const days = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

/** A share from 0 to 1: "24%"; a dash where there is nothing to work it out from. */
export const shareInWords = (share: number | null): string => (share === null ? "–" : percent.format(share));
/** A number of days: "3.5", "14"; a dash where there is none. */
export const daysInWords = (count: number | null): string =>
  count === null ? "–" : days.format(count < 10 ? count : Math.round(count));
