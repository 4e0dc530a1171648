export { tellOfClockChanges } from "./tell-of-clock-changes.ts";
