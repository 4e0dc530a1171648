export { appRecordings } from "./recordings.table.ts";
export { heardIn, heardShape, isSpokenBy, isWordHeard, recordingsBySpeaker } from "./usable.ts";
