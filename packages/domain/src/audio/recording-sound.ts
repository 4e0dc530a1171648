import type { Sound } from "./wav.ts";

/** What a recording for the learning app has to be. Source: domain.md 1.5. */
export const recordingLimits = {
  /** In ms. */
  shortest: 300,
  longestWord: 10_000,
  longestLine: 60_000,
  /** The rate that the portal records and stores at, in samples a second. */
  rate: 24_000,
} as const;

/** The stretch that is loudest, in ms, and how loud it has to be, in dBFS. */
const stretch = 300;
const quietest = -45;
/** Samples as loud as this are taken for cut off. */
const full = 0.99;
const mostFull = 0.001;
const mostInARow = 10;

const secondsOf = (ms: number) => `${ms / 1000} seconds`;

export const soundMessages = {
  tooShort: "This recording is too short.",
  tooLong: (ms: number) => `This recording is too long. It can take ${secondsOf(ms)} at most.`,
  stopped: (ms: number) => `Recording stopped: it can take ${secondsOf(ms)} at most.`,
  silent: "This recording is almost silent. Check the microphone.",
  distorted: "This recording is distorted. Move away from the microphone or lower its level.",
  unreadable: "This file has no sound that can be read. Choose another one.",
} as const;

export const durationOf = ({ rate, samples }: Sound): number => Math.round((samples.length / rate) * 1000);

/** How loud the loudest stretch is, in dBFS. */
function loudest({ rate, samples }: Sound): number {
  const window = Math.min(samples.length, Math.round((rate * stretch) / 1000));
  let sum = 0;
  let most = 0;
  samples.forEach((sample, index) => {
    sum += sample * sample;
    const left = samples[index - window];
    if (left !== undefined) sum -= left * left;
    most = Math.max(most, sum);
  });
  return window === 0 ? -Infinity : 10 * Math.log10(most / window);
}

/** Whether it was louder than the microphone takes. */
function isCutOff({ samples }: Sound): boolean {
  let [count, row, longest] = [0, 0, 0];
  for (const sample of samples) {
    const isFull = Math.abs(sample) >= full;
    row = isFull ? row + 1 : 0;
    if (isFull) count += 1;
    longest = Math.max(longest, row);
  }
  return longest >= mostInARow || count > samples.length * mostFull;
}

/** Why a recording is refused, on the page and again on the server; null if it is taken. */
export function soundFault(sound: Sound, longestMs: number = recordingLimits.longestLine): string | null {
  const ms = durationOf(sound);
  if (ms < recordingLimits.shortest) return soundMessages.tooShort;
  if (ms > longestMs) return soundMessages.tooLong(longestMs);
  if (loudest(sound) < quietest) return soundMessages.silent;
  return isCutOff(sound) ? soundMessages.distorted : null;
}
