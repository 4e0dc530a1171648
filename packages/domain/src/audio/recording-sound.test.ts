import { describe, expect, it } from "@jest/globals";
import { durationOf, recordingLimits, soundFault } from "./recording-sound.ts";
import { readWav, writeWav, type Sound } from "./wav.ts";

const { rate } = recordingLimits;
/** A tone of some ms and a level from 0 to 1. */
const tone = (ms: number, level = 0.3, hertz = 440): Sound => ({
  rate,
  samples: Float32Array.from(
    { length: Math.round((rate * ms) / 1000) },
    (_, at) => level * Math.sin((2 * Math.PI * hertz * at) / rate),
  ),
});
const withAll = (sound: Sound, change: (sample: number, at: number) => number): Sound => ({
  ...sound,
  samples: sound.samples.map(change),
});
/** A sine's mean power is 3 dB below its peak. */
const levelOf = (dbfs: number) => 10 ** ((dbfs + 3.0103) / 20);
const silent = "This recording is almost silent. Check the microphone.";
const distorted = "This recording is distorted. Move away from the microphone or lower its level.";

describe("a recording", () => {
  it.each<[string, Sound, string | null]>([
    ["of a usual level", tone(800), null],
    ["of 299 ms", tone(299), "This recording is too short."],
    ["of 300 ms", tone(300), null],
    ["of nothing", { rate, samples: new Float32Array(0) }, "This recording is too short."],
    ["of 10 s", tone(10_000), null],
    ["of more than 10 s", tone(10_001), "This recording is too long. It can take 10 seconds at most."],
    ["just loud enough", tone(1000, levelOf(-44.9)), null],
    ["just too quiet", tone(1000, levelOf(-45.1)), silent],
    ["of silence", tone(1000, 0), silent],
    ["quiet but for 300 ms", withAll(tone(5000), (sample, at) => (at < rate * 0.3 ? sample : 0)), null],
    ["with ten full samples in a row", withAll(tone(1000), (sample, at) => (at < 10 ? 1 : sample)), distorted],
    ["with nine of them", withAll(tone(1000), (sample, at) => (at < 9 ? -1 : sample)), null],
    ["with a full one in a thousand", withAll(tone(1000), (sample, at) => (at % 1000 === 0 ? 0.995 : sample)), null],
    ["with more of them", withAll(tone(1000), (sample, at) => (at % 900 === 0 ? 0.995 : sample)), distorted],
  ])("%s is judged by the figures of the specification", (_, sound, fault) => {
    expect(soundFault(sound, recordingLimits.longestWord)).toBe(fault);
    const stored = readWav(writeWav(sound));
    expect(stored && soundFault(stored, recordingLimits.longestWord)).toBe(fault);
  });
});

describe("a WAV file", () => {
  it("is read as it was written", () => {
    const sound = tone(500);
    const read = readWav(writeWav(sound));
    expect(read && [read.rate, durationOf(read)]).toEqual([rate, 500]);
    const worst = Math.max(...sound.samples.map((sample, at) => Math.abs(sample - (read?.samples[at] ?? 9))));
    expect(worst).toBeLessThan(0.0001);
  });

  it("has its channels made into one, whatever is written before the sound", () => {
    const file = writeWav({ rate: 48_000, samples: new Float32Array([0.5, 0.25, -0.5, -0.25]) });
    new DataView(file.buffer).setUint16(22, 2, true);
    const odd = new Uint8Array([...new TextEncoder().encode("LIST"), 3, 0, 0, 0, 1, 2, 3, 0]);
    const read = readWav(new Uint8Array([...file.slice(0, 36), ...odd, ...file.slice(36)]));
    expect(read?.samples.map((sample) => Math.round(sample * 1000))).toEqual(new Float32Array([375, -375]));
  });

  it.each<[string, (file: Uint8Array) => Uint8Array]>([
    ["breaks off", (file) => file.slice(0, 100)],
    ["is of another kind", (file) => Uint8Array.from(file, (byte, at) => (at === 20 ? 85 : byte))],
    ["has no rate", (file) => Uint8Array.from(file, (byte, at) => (at === 24 || at === 25 ? 0 : byte))],
    ["has no channel", (file) => Uint8Array.from(file, (byte, at) => (at === 22 ? 0 : byte))],
    ["has nothing behind its name", (file) => file.slice(0, 12)],
    ["is none", () => new TextEncoder().encode("ID3 and more of it")],
    ["is empty", () => new Uint8Array(0)],
  ])("that %s is not read", (_, change) => {
    expect(readWav(change(writeWav(tone(400))))).toBeNull();
  });
});
