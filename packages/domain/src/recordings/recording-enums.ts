/**
 * What a recording is of.
 *
 * Source: domain.md 1.5.
 * @graphql RecordedKind
 */
export const recordedKinds = [
  /** A word of the dictionary. */ "word",
  /** A conversation practice, turn by turn. */ "conversation-practice",
  /** A story, line by line. */ "story",
  /** A session of sentences to build, sentence by sentence. */ "sentence-session",
] as const;
export type RecordedKind = (typeof recordedKinds)[number];

/**
 * Whether a recording may be heard in the app.
 *
 * Source: domain.md 1.5.
 * @graphql RecordingState
 */
export const recordingStates = [
  /** Somebody else has still to hear it. */ "waiting",
  /** The app may use it. */ "approved",
  /** It has to be recorded again. */ "rejected",
] as const;
export type RecordingState = (typeof recordingStates)[number];

/**
 * What can be done with a recording.
 *
 * @graphql RecordingAct
 */
export const recordingActs = [
  /** Let the app use it. */ "approve",
  /** Say why it has to be recorded again. */ "reject",
  /** Let it be heard first. */ "make-main",
  /** Take it away. */ "archive",
] as const;
export type RecordingAct = (typeof recordingActs)[number];

/**
 * What is heard of something that is said.
 *
 * @graphql Sounding
 */
export const soundings = [
  /** What it says now. */ "heard",
  /** Nothing until a recording of it is approved. */ "waiting",
  /** Only what it said before, which is not used. */ "outdated",
  /** Nothing: it has no recording. */ "silent",
] as const;
export type Sounding = (typeof soundings)[number];
