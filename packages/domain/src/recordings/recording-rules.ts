/** What may be done with recordings, and by whom. Has no zod import, because screens load it. Source: domain.md 1.5. */
import { recordingLimits } from "../audio/recording-sound.ts";
import { rightsOf, type Area, type Rights } from "../permissions.ts";
import type { RecordedKind, RecordingAct, RecordingState } from "./recording-enums.ts";

export const recordingsMax = 10;

interface RecordedRules {
  /** Whose permissions apply. */
  area: Area;
  longestMs: number;
  /** How many there may be of the same; rejected and outdated ones do not count where there may be one. */
  most: number;
}

/** What applies to the recordings of a kind. */
export const recorded: Readonly<Record<RecordedKind, RecordedRules>> = {
  word: { area: "words", longestMs: recordingLimits.longestWord, most: recordingsMax },
  "conversation-practice": { area: "conversations", longestMs: recordingLimits.longestLine, most: 1 },
  story: { area: "stories", longestMs: recordingLimits.longestLine, most: 1 },
  "sentence-session": {
    area: "words",
    longestMs: recordingLimits.longestLine,
    most: 1,
  },
};

export const recordingMessages = {
  ownRecording: "Ask somebody else to approve your own recording.",
  onlyOne: "This is recorded already. Remove its recording first.",
  nothingSaid: "There is nothing to say here yet.",
  /** `what`: "turns". */
  unrecorded: (n: number, what: string) => `${n} ${what} ${n === 1 ? "has" : "have"} no recording.`,
  changedSince: (n: number, what: string) => `${n} ${what} changed after being recorded.`,
  unapproved: (n: number, what: string) =>
    `${n} ${what} ${n === 1 ? "has a recording" : "have recordings"} waiting for approval.`,
  outdated: "This recording is of an older text. Record it again.",
  speakerOf: (subject: string) => `Choose somebody who speaks ${subject}.`,
} as const;

/** Past participle for messages: "This recording is rejected, so it cannot be heard first." */
export const recordingActDone: Readonly<Record<RecordingAct, string>> = {
  approve: "approved",
  reject: "rejected",
  "make-main": "played first",
  archive: "removed",
};

/** Which acts a state allows. */
const possible: Readonly<Record<RecordingState, readonly RecordingAct[]>> = {
  waiting: ["approve", "reject", "archive"],
  approved: ["make-main", "reject", "archive"],
  rejected: ["approve", "archive"],
};

interface Viewer extends Rights {
  id: string;
}

interface Standing {
  kind: RecordedKind;
  state: RecordingState;
  /** Whether something else is to be said by now. */
  isOutdated: boolean;
  /** Who recorded it. */
  createdBy: string;
}

export const isPossibleAct = ({ state }: Pick<Standing, "state">, act: RecordingAct): boolean =>
  possible[state].includes(act);
/** Nobody is to hear what is no longer said. */
const isOfUse = ({ isOutdated }: Pick<Standing, "isOutdated">, act: RecordingAct): boolean =>
  !isOutdated || act === "archive";

/** Whether somebody may do this: what the app does not use yet is taken away by who recorded it, too. */
export function mayActOnRecording(
  viewer: Viewer,
  { kind, state, createdBy }: Omit<Standing, "isOutdated">,
  act: RecordingAct,
): boolean {
  const { area } = recorded[kind];
  const may = rightsOf(viewer);
  if (may.has(`${area}:act`)) return true;
  return act === "archive" && state !== "approved" && createdBy === viewer.id && may.has(`${area}:write`);
}

/** Whether it is somebody's own recording, which they do not approve themselves. */
export const isOwnApproval = (
  { id }: Pick<Viewer, "id">,
  { createdBy }: Pick<Standing, "createdBy">,
  act: RecordingAct,
) => act === "approve" && createdBy === id;

/** What somebody is offered to do with a recording now. */
export const offeredRecordingActs = (
  viewer: Viewer,
  standing: Standing,
  acts: readonly RecordingAct[],
): RecordingAct[] =>
  acts.filter(
    (act) =>
      isPossibleAct(standing, act) &&
      isOfUse(standing, act) &&
      mayActOnRecording(viewer, standing, act) &&
      !isOwnApproval(viewer, standing, act),
  );
