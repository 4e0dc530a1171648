import { recordingLimits, soundFault, soundMessages } from "@app/domain/audio/recording-sound.ts";
import { readWav, writeWav, type Sound } from "@app/domain/audio/wav.ts";

const { rate } = recordingLimits;

/** A sound at the rate that is stored, in one channel. */
async function resampled(buffer: AudioBuffer): Promise<Sound> {
  const context = new OfflineAudioContext(1, Math.max(1, Math.ceil(buffer.duration * rate)), rate);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start();
  return { rate, samples: (await context.startRendering()).getChannelData(0) };
}

/** A recorded sound as it is stored. */
export function toStored({ rate: from, samples }: Sound): Promise<Sound> {
  if (samples.length === 0) return Promise.resolve({ rate, samples });
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: from, numberOfChannels: 1 });
  buffer.getChannelData(0).set(samples);
  return resampled(buffer);
}

/** Longer files would take too much memory to read. */
const mostBytes = 50 * 1024 * 1024;

/** The sound of a file of any kind that this browser plays; null for one without. */
export async function soundOf(file: File): Promise<Sound | null> {
  if (file.size > mostBytes) return null;
  const context = new OfflineAudioContext(1, 1, rate);
  const buffer = await context.decodeAudioData(await file.arrayBuffer()).catch(() => null);
  return buffer && resampled(buffer);
}

/** A recording that can be heard and sent. */
export interface Take {
  file: File;
  sound: Sound;
  /** Why it is not taken; null if it may be. */
  fault: string | null;
}

/** A sound as the file that is sent, judged by what that file holds, as the server will. */
export function takeOf(sound: Sound, name: string, longestMs: number): Take {
  const bytes = writeWav(sound);
  const file = new File([bytes], `${name}.wav`, { type: "audio/wav" });
  const stored = readWav(bytes);
  return { file, sound, fault: stored ? soundFault(stored, longestMs) : soundMessages.unreadable };
}
