export { appRecordings } from "./recordings.table.ts";
export { hasUsable, heardOf, isSpokenBy, recordingsBySpeaker, unheard } from "./usable.ts";
