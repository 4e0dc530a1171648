import { readingMs } from "@app/domain/stories/reading-time.ts";

/** What a player plays. */
export interface PlayedSound {
  src: string;
  durationMs: number;
}

export const noSounds: ReadonlyMap<string, PlayedSound> = new Map();

/** Between the end of a recording and what comes next. */
const breathMs = 700;

/** How long what is said stays: as long as its sound, or as long as it takes to read. */
export const saidMs = (sound: PlayedSound | undefined, text: string): number =>
  sound ? sound.durationMs + breathMs : readingMs(text);

/** The sound of a recording that the app plays; nothing where there is none. */
export const playedSound = (
  recording: { durationMs: number; file: { url: string } | null } | null,
): PlayedSound | undefined =>
  recording?.file ? { src: recording.file.url, durationMs: recording.durationMs } : undefined;

interface Part {
  key: string;
  mainRecording: Parameters<typeof playedSound>[0];
}

/** What some parts sound like, by their keys; those without a sound are left out. */
export const soundsBy = (parts: readonly Part[]): ReadonlyMap<string, PlayedSound> =>
  new Map(
    parts.flatMap(({ key, mainRecording }) => {
      const sound = playedSound(mainRecording);
      return sound ? [[key, sound] as const] : [];
    }),
  );
