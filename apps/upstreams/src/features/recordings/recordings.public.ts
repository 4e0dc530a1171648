export { speakerHeardAnew } from "./heard-in-app.ts";
export { appRecordings } from "./recordings.table.ts";
export { heardIn, heardShape, isSpokenBy, isWordHeard, recordingsBySpeaker } from "./usable.ts";
export { usableRecordings, type UsableRecording } from "./usable.ts";
