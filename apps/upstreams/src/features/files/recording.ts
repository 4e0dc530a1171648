import { durationOf, soundFault } from "@app/domain/audio/recording-sound.ts";
import { readWav } from "@app/domain/audio/wav.ts";
import { messages } from "@app/domain/messages.ts";
import { fieldRefusal } from "../../service/refusal.ts";

/** How long a recording for the learning app is. Refused at its field where it is damaged, silent, distorted or of no fit length. */
export function listenTo(file: Uint8Array): { durationMs: number } {
  const sound = readWav(file);
  if (sound === null) throw fieldRefusal("file", messages.fileDamaged("WAV"));
  const fault = soundFault(sound);
  if (fault !== null) throw fieldRefusal("file", fault);
  return { durationMs: durationOf(sound) };
}
