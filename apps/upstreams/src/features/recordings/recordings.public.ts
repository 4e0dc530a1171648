export { appRecordings } from "./recordings.table.ts";
export { hasUsable, heardOf, heardPartsOf, isSpokenBy, partKey, recordingsBySpeaker, unheard } from "./usable.ts";
