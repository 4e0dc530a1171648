import { readingOf } from "../sentences/reading-of.ts";
import { foldApostrophes } from "../text.ts";
import type { Sounding } from "./recording-enums.ts";
import { recordingMessages } from "./recording-rules.ts";

/** Something that is said, and can be recorded. */
export interface Said {
  /** The part of a record; null for the whole. */
  partId: string | null;
  text: string;
  /** Equal for texts that sound the same: a recording of another one is outdated. */
  key: string;
}

type Text = string | null | undefined;

const unheard = /[\p{P}\p{S}\s]/gu;

/** A text as it is heard: capitals, spaces and punctuation make no sound, tone marks do. */
export const soundKey = (text: string): string =>
  foldApostrophes(text).normalize("NFC").toLowerCase().replaceAll(unheard, "");

const part = (partId: string, text: Text): Said[] => (text ? [{ partId, text, key: soundKey(text) }] : []);

export const wordSaid = ({ headword, headwordKey }: { headword: string; headwordKey: string }): Said[] => [
  { partId: null, text: headword, key: headwordKey },
];

export const turnsSaid = (turns: readonly { turnId: string; text?: Text }[]): Said[] =>
  turns.flatMap(({ turnId, text }) => part(turnId, text));

/** The part that is a line of a story: lines have ids of their own in each scene. */
export const linePart = (sceneId: string, lineId: string): string => `${sceneId}.${lineId}`;

interface Scene {
  sceneId: string;
  lines: readonly { lineId: string; text?: Text }[];
}
export const linesSaid = (scenes: readonly Scene[]): Said[] =>
  scenes.flatMap(({ sceneId, lines }) => lines.flatMap(({ lineId, text }) => part(linePart(sceneId, lineId), text)));

export const sentencesSaid = (items: readonly (Parameters<typeof readingOf>[0] & { itemId: string })[]): Said[] =>
  items.flatMap((item) => part(item.itemId, readingOf(item)));

const counted = (n: number, { one, many }: PartNames, says: (n: number, what: string) => string): string[] =>
  n === 0 ? [] : [says(n, n === 1 ? one : many)];

export interface PartNames {
  one: string;
  many: string;
}

/** How much of what is said has a recording that the app may use, and what is worth saying about the rest. Source: domain.md 3.8. */
export function soundOf(said: readonly Said[], soundingOf: (said: Said) => Sounding, names: PartNames) {
  const found = said.map(soundingOf);
  const numberOf = (sounding: Sounding) => found.filter((one) => one === sounding).length;
  return {
    toRecord: said.length,
    recorded: numberOf("heard"),
    warnings: [
      ...counted(numberOf("silent"), names, recordingMessages.unrecorded),
      ...counted(numberOf("outdated"), names, recordingMessages.changedSince),
      ...counted(numberOf("waiting"), names, recordingMessages.unapproved),
    ],
  };
}
