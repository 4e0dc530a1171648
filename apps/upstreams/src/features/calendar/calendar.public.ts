export { notifyOfClockChanges } from "./notify-of-clock-changes.ts";
